# make play    play in the terminal
# make test    formatting, lint, types and all tests, interpreted and compiled
# make bench   speed, beside that of others
# make lock    renew the locked versions after changing pyproject.toml
# make clean   remove all that make has made
#
# Only git, make and Python 3.11 or newer are needed. A C compiler is used where there is one.

SHELL := /bin/bash
.DELETE_ON_ERROR:
.DEFAULT_GOAL := help
.PHONY: help play compiled test check tests-interpreted tests-compiled bench lock clean

PYTHON := $(shell for python in $$PYTHON python3 python3.13 python3.12 python3.11 python; do \
	if command -v $$python >/dev/null 2>&1 && $$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; \
	then echo $$python; break; fi; done)
COMPILER := $(shell command -v cc || command -v gcc || command -v clang)

BIN := .venv/bin
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check
STAMPS := .venv/stamps
SOURCES := $(shell find src -type f -not -path '*/__pycache__/*' -not -path '*.egg-info/*')
COMPILED := $(if $(COMPILER),build/compiled/.stamp)
# With a compiled build on the path, everything runs compiled.
WITH_COMPILED = PYTHONPATH=$(CURDIR)/build/compiled

help:
	@sed -n 's/^# \(make .*\)/\1/p' Makefile

# The first game starts at once, interpreted, while the rules are compiled for the next one.
play: $(STAMPS)/play
	@if [ -z '$(COMPILER)' ]; then $(BIN)/python -m tycoon.cli play $(ARGS); \
	elif $(MAKE) --no-print-directory --question compiled 2>/dev/null; then $(WITH_COMPILED) $(BIN)/python -m tycoon.cli play $(ARGS); \
	else mkdir -p build; (nice $(MAKE) --silent compiled >build/compile.out 2>&1 </dev/null &); \
		$(BIN)/python -m tycoon.cli play $(ARGS); fi

compiled: $(COMPILED)

test: check tests-interpreted tests-compiled

check: $(STAMPS)/dev
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy

tests-interpreted: $(STAMPS)/dev
	$(BIN)/python -m pytest -n 2 --dist worksteal

ifdef COMPILER
tests-compiled: $(STAMPS)/dev $(COMPILED)
	$(WITH_COMPILED) $(BIN)/python -m pytest -n 2 --dist worksteal
else
tests-compiled:
	@echo 'There is no C compiler here: the compiled rules were NOT tested.'
endif

bench: $(STAMPS)/bench $(COMPILED)
	$(BIN)/python benchmarks/run.py $(ARGS)

# Each stamp is an environment with what one purpose needs, in locked versions.
.venv/bin/python:
	@$(if $(PYTHON),,echo 'Tycoon needs Python 3.11 or newer; none was found.' >&2; exit 1)
	@echo 'Setting up an environment in .venv …'
	@$(PYTHON) -m venv .venv
	@mkdir -p $(STAMPS)

define install
	@mkdir -p $(STAMPS)
	@echo 'Installing what is needed to $(1) …'
	@$(PIP) install --requirement requirements/$(1).txt
	@TYCOON_COMPILE=0 $(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@
endef

$(STAMPS)/play: .venv/bin/python pyproject.toml requirements/play.txt
	$(call install,play)

$(STAMPS)/dev: $(STAMPS)/play requirements/dev.txt
	$(call install,dev)

$(STAMPS)/bench: $(STAMPS)/dev requirements/bench.txt
	$(call install,bench)

build/compiled/.stamp: $(STAMPS)/play setup.py tools/compile.py $(SOURCES)
	@$(BIN)/python tools/compile.py

lock: $(STAMPS)/dev
	$(PIP) install uv
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-header \
		--extra build --extra server pyproject.toml --output-file requirements/play.txt
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-header \
		--extra build --extra server --extra dev pyproject.toml --output-file requirements/dev.txt
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-header \
		--extra build --extra server --extra dev --extra bench pyproject.toml --output-file requirements/bench.txt

clean:
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
