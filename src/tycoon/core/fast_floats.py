"""`Floats` as fast as compiled code can write them. Needs `librt`, so nobody but `floats` imports this."""

from typing import final

from librt.strings import BytesWriter, write_f32_le

from tycoon.core.compiling import i64
from tycoon.core.floats import Floats


@final
class FastFloats(Floats):
    """Writes bytes at once."""

    def __init__(self) -> None:
        super().__init__()
        self._writer: BytesWriter = BytesWriter()

    def put(self, number: float) -> None:
        write_f32_le(self._writer, number)

    def zeros(self, many: i64) -> None:
        writer = self._writer
        index: i64 = 0
        while index < many:
            write_f32_le(writer, 0.0)
            index += 1

    def one_of(self, at: i64, many: i64) -> None:
        writer = self._writer
        index: i64 = 0
        while index < many:
            write_f32_le(writer, 1.0 if index == at else 0.0)
            index += 1

    def set_of(self, bits: i64, many: i64) -> None:
        writer = self._writer
        index: i64 = 0
        while index < many:
            write_f32_le(writer, 1.0 if bits >> index & 1 else 0.0)
            index += 1

    def copy(self, numbers: bytes) -> None:
        self._writer.write(numbers)

    def getvalue(self) -> bytes:
        return self._writer.getvalue()

    def clear(self) -> None:
        self._writer.truncate(0)

    def __len__(self) -> int:
        return len(self._writer) // 4
