# make play       play in the browser: starts a server and says where it is
# make terminal   play in the terminal
# make test       formatting, lint, types and all tests, interpreted and compiled
# make tests-examples  the example that learns, with PyTorch
# make bench      speed, beside that of others
# make calibration  how often what hints and reviews say comes true (ARGS="qe --games 500")
# make faults     play on while processes and the database are killed, for a while (ARGS="--minutes 30")
# make load       many people at many tables: what a move costs, and whether every promise is kept (ARGS="--tables 100")
# make fuzz       100,000 requests that are wrong in every way, on both databases, and what came of them
# make siege      play beside half requests, idle sockets, floods of chat and component files
# make audit      the locked packages of both sides against known advisories
# make goldens    write the golden files anew after a change of the rules (ARGS="qe" for one game)
# make web        build the browser client
# make docs       the documentation site, in build/site
# make wheel      a package to be installed elsewhere, in dist/
# make lock       renew the locked versions after changing pyproject.toml
# make clean      remove all that make has made, but no games
#
# Only git, make and Python 3.11 or newer are needed. A C compiler and Node.js are used where they are.

SHELL := /bin/bash
.DELETE_ON_ERROR:
.DEFAULT_GOAL := help
.PHONY: help play terminal goldens web compiled test check tests-web tests-interpreted tests-compiled tests-browser bench calibration docs faults load fuzz siege audit tests-examples wheel lock clean

PYTHON := $(shell for python in $$PYTHON python3 python3.13 python3.12 python3.11 python; do \
	if command -v $$python >/dev/null 2>&1 && $$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; \
	then echo $$python; break; fi; done)
COMPILER := $(shell command -v cc || command -v gcc || command -v clang)

BIN := .venv/bin
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check
NPM := $(BIN)/python tools/npm.py
STAMPS := .venv/stamps
CLIENT := src/tycoon/server/static/index.html
SOURCES := $(shell find src -type f -not -path '*/__pycache__/*' -not -path '*.egg-info/*' \
	-not -path 'src/tycoon/server/static/*' -not -name '*.svelte' -not -name '*.svg')
CLIENT_SOURCES := $(shell find web -type f -not -path 'web/node_modules/*' -not -name '*.test.ts') \
	$(wildcard src/tycoon/games/*/*.svelte src/tycoon/games/*/board/* src/tycoon/core/messages.*.ftl src/tycoon/server/messages.*.ftl)
# Each checkout keeps the games that are played in it: another one may hold other rules. `make clean` leaves them alone.
GAMES := .tycoon
COMPILED := $(if $(COMPILER),build/compiled/.stamp)
# Tests start Python some hundred times: without what it keeps of a module, each start would compile all sources again.
unexport PYTHONDONTWRITEBYTECODE
# With a compiled build on the path, everything runs compiled.
WITH_COMPILED = PYTHONPATH=$(CURDIR)/build/compiled

help:
	@sed -n 's/^# \(make .*\)/\1/p' Makefile

# The first game starts at once, interpreted, while the rules are compiled for the next one.
define start
	@if [ -z '$(COMPILER)' ]; then exec $(BIN)/python -m tycoon.cli $(1); \
	elif $(MAKE) --no-print-directory --question compiled 2>/dev/null; then $(WITH_COMPILED) exec $(BIN)/python -m tycoon.cli $(1); \
	else mkdir -p build; (nice $(MAKE) --silent compiled >build/compile.out 2>&1 </dev/null &); \
		exec $(BIN)/python -m tycoon.cli $(1); fi
endef

play: $(STAMPS)/play $(CLIENT)
	$(call start,serve --open --data $(GAMES) $(ARGS))

terminal: $(STAMPS)/play
	$(call start,play $(ARGS))

web: $(CLIENT)

$(CLIENT): web/node_modules/.stamp $(CLIENT_SOURCES)
	@echo 'Building the browser client …'
	@$(NPM) --silent run build -- --logLevel error
	@touch $@

web/node_modules/.stamp: .venv/bin/python web/package.json web/package-lock.json tools/npm.py
	@echo 'Installing what is needed to build the browser client …'
	@$(NPM) --silent ci
	@touch $@

compiled: $(COMPILED)

# What mostly uses one core comes two at a time; the tests themselves use both.
test: $(STAMPS)/dev
	@$(MAKE) --no-print-directory --jobs=2 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target) check tests-web compiled
	@$(MAKE) --no-print-directory tests-interpreted
	@$(MAKE) --no-print-directory tests-compiled
	@$(MAKE) --no-print-directory tests-browser

check: $(STAMPS)/dev
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy

# The client must know the API as it is, and put everything into the same words as Python: both are made anew each time.
tests-web: $(STAMPS)/dev web/node_modules/.stamp
	$(NPM) --silent run format:check
	$(NPM) --silent run check
	@mkdir -p build
	$(BIN)/python -m tycoon.cli serve --dump-openapi >build/openapi.json
	$(NPM) --silent run types:check
	$(BIN)/python tools/wording_cases.py build/wording-cases
	$(BIN)/python tools/destiny_cases.py build/destiny-cases.json
	$(BIN)/python tools/green_deal_cases.py build/green-deal-cases.json
	WORDING_CASES=$(CURDIR)/build/wording-cases DESTINY_CASES=$(CURDIR)/build/destiny-cases.json \
		GREEN_DEAL_CASES=$(CURDIR)/build/green-deal-cases.json $(NPM) --silent test

# What is kept and served is tested on an embedded database and on a PostgreSQL that the tests run themselves.
tests-interpreted: $(STAMPS)/dev $(CLIENT)
	@$(BIN)/python tools/postgres.py >/dev/null || echo 'The server is NOT tested on PostgreSQL.'
	$(BIN)/python -m pytest -n 3 --dist worksteal --ignore=tests/web --ignore=tests/examples

# What is compiled, and what plays with it; that the server works on compiled rules is seen in the browser.
ifdef COMPILER
tests-compiled: $(STAMPS)/dev $(CLIENT) $(COMPILED)
	$(WITH_COMPILED) $(BIN)/python -m pytest -n 2 --dist worksteal tests/core tests/games tests/laws tests/bots tests/lab tests/envs \
		--ignore=tests/lab/test_ray.py
else
tests-compiled:
	@echo 'There is no C compiler here: the compiled rules were NOT tested.'
endif

# Whole games by clicking, in the Chromium of the system.
tests-browser: $(STAMPS)/dev $(CLIENT) $(COMPILED)
	@CHROMIUM=$$($(BIN)/python tools/chromium.py); \
	if [ -n "$$CHROMIUM" ]; then \
		CHROMIUM=$$CHROMIUM $(if $(COMPILER),$(WITH_COMPILED)) $(BIN)/python -m pytest -n 2 --dist worksteal tests/web; \
	else echo 'There is no Chromium here and it could not be installed: the pages were NOT tested in a browser.'; fi

# What learns needs PyTorch, which is large: not part of `make test`.
tests-examples: $(STAMPS)/examples
	$(BIN)/python -m pytest tests/examples

goldens: $(STAMPS)/dev
	@$(BIN)/python tools/goldens.py $(ARGS)

faults: $(STAMPS)/dev $(COMPILED)
	$(if $(COMPILER),$(WITH_COMPILED)) $(BIN)/python tools/faults.py $(ARGS)

load: $(STAMPS)/dev $(COMPILED)
	$(if $(COMPILER),$(WITH_COMPILED)) $(BIN)/python benchmarks/load.py $(ARGS)

fuzz: $(STAMPS)/dev $(COMPILED)
	$(if $(COMPILER),$(WITH_COMPILED)) $(BIN)/python tools/fuzz.py --requests 65000 --described 150 $(ARGS)
	$(if $(COMPILER),$(WITH_COMPILED)) $(BIN)/python tools/fuzz.py --requests 35000 --seed 2 --postgresql $(ARGS)

siege: $(STAMPS)/dev $(COMPILED)
	$(if $(COMPILER),$(WITH_COMPILED)) $(BIN)/python tools/siege.py $(ARGS)

audit: $(STAMPS)/dev
	$(BIN)/python tools/audit.py

calibration: $(STAMPS)/dev $(COMPILED)
	$(if $(COMPILER),$(WITH_COMPILED)) $(BIN)/python tools/calibration.py $(ARGS)

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

# Which build of PyTorch suits depends on the machine, so its dependencies are not locked.
$(STAMPS)/examples: $(STAMPS)/dev
	@echo 'Installing what is needed to learn (PyTorch) …'
	@$(PIP) install torch==2.13.0 matplotlib==3.11.2
	@touch $@

build/compiled/.stamp: $(STAMPS)/play tools/compile.py $(SOURCES)
	@$(BIN)/python tools/compile.py

# A warning is a link that leads nowhere, or a name that is not there.
docs: $(STAMPS)/dev
	$(BIN)/sphinx-build -q -W --keep-going -b html docs build/site
	@echo 'The site is in build/site: open build/site/index.html.'

wheel: $(STAMPS)/dev $(CLIENT)
	@rm -rf build/lib* build/bdist.* # what an earlier wheel held
	$(PIP) wheel --no-deps --no-build-isolation --wheel-dir dist .

lock: $(STAMPS)/dev
	$(PIP) install uv
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-header \
		--extra build --extra server pyproject.toml --output-file requirements/play.txt
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-header \
		--extra build --extra server --extra envs --extra openspiel --extra docs --extra lab --extra notebook --extra ray --extra dev pyproject.toml --output-file requirements/dev.txt
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-header \
		--extra build --extra server --extra envs --extra openspiel --extra docs --extra lab --extra notebook --extra ray --extra dev --extra bench pyproject.toml --output-file requirements/bench.txt

clean:
	rm -rf .venv build dist web/node_modules src/tycoon/server/static .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
