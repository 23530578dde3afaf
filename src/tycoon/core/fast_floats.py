"""`Floats` as fast as compiled code can write them. Needs `librt`, so nobody but `floats` imports this."""

from typing import Final, final

from librt.strings import BytesWriter, write_f32_le

from tycoon.core.compiling import i64
from tycoon.core.floats import Floats

LONGEST: Final = 256
ZEROS: Final = [bytes(4 * many) for many in range(LONGEST + 1)]
"""By their number, zeros to be copied."""

ONE_THIRD: Final = 0x80
ONE_FOURTH: Final = 0x3F
"""1.0 has four bytes. The first two are those of 0.0, and these are the others."""


@final
class FastFloats(Floats):
    """Writes bytes at once."""

    def __init__(self) -> None:
        super().__init__()
        self._writer: BytesWriter = BytesWriter()

    def put(self, number: float) -> None:
        write_f32_le(self._writer, number)

    def zeros(self, many: i64) -> None:
        while many > LONGEST:
            self._writer.write(ZEROS[LONGEST])
            many -= LONGEST
        self._writer.write(ZEROS[many])

    def one_of(self, at: i64, many: i64) -> None:
        writer = self._writer
        start: i64 = len(writer)
        self.zeros(many)
        if 0 <= at < many:
            writer[start + 4 * at + 2] = ONE_THIRD
            writer[start + 4 * at + 3] = ONE_FOURTH

    def set_of(self, bits: i64, many: i64) -> None:
        writer = self._writer
        at: i64 = len(writer)
        self.zeros(many)
        index: i64 = 0
        while bits and index < many:
            if bits & 1:
                writer[at + 2] = ONE_THIRD
                writer[at + 3] = ONE_FOURTH
            bits >>= 1
            index += 1
            at += 4

    def some_of(self, things: list[int], places: list[int], many: i64) -> None:
        writer = self._writer
        start: i64 = len(writer)
        self.zeros(many)
        for thing in things:
            place: i64 = places[thing]
            writer[start + 4 * place + 2] = ONE_THIRD
            writer[start + 4 * place + 3] = ONE_FOURTH

    def flag(self, holds: bool) -> None:
        write_f32_le(self._writer, 1.0 if holds else 0.0)

    def number(self, value: i64, low: i64, high: i64) -> None:
        write_f32_le(self._writer, float(value - low) / float(high - low))

    def copy(self, numbers: bytes) -> None:
        self._writer.write(numbers)

    def getvalue(self) -> bytes:
        return self._writer.getvalue()

    def clear(self) -> None:
        self._writer.truncate(0)

    def __len__(self) -> int:
        return len(self._writer) // 4
