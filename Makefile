# One command to play, one to check. Set-up happens by itself, in .venv and build/, and again only when its inputs change.

ARGS ?=
COMPILE ?= auto
JOBS ?= $(shell n=$$(nproc 2>/dev/null || echo 2); [ $$n -gt 4 ] && echo 4 || echo $$n)

python := .venv/bin/python
# Tests start hundreds of Pythons, which shall not translate all modules each time. Not beside the sources, though: a
# folder with something new in it counts as changed.
cached := PYTHONDONTWRITEBYTECODE= PYTHONPYCACHEPREFIX=$(CURDIR)/build/pycache
pytest := $(cached) $(python) -m pytest -n $(JOBS)
# Tests with a browser or a server wait for it now and then: with one worker more than cores, no core does. With three more
# it takes as long, and the slowest time out.
patient := -n $(shell expr $(JOBS) + 1)
compiled := PYTHONPATH=$(CURDIR)/build/compiled
# What is written about our own games leaves the one in examples/ out.
own := LUDOTECA_WITHOUT=ludoteca-pebbles
checked := src tests examples benchmarks hatch_build.py
# Folders too, so that a deleted file counts as a change.
sources := $(shell find src \( -name __pycache__ -o -name static \) -prune -o -print) hatch_build.py pyproject.toml
has_web := $(wildcard web/package.json)
# Side by side, each one's output in one piece; one after the other where make cannot keep it so. One more than there are
# cores: some fetch packages, and the last one would leave a core idle.
together := $(if $(filter output-sync,$(.FEATURES)),-j$(shell expr $(JOBS) + 1) --output-sync=target)

.DEFAULT_GOAL := help
.PHONY: test-faults docs gallery help play test lint test-pure test-compiled test-web coverage bench web dev lock clean
.DELETE_ON_ERROR:

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' Makefile
	@echo
	@echo "  make play ARGS='...'  passes arguments to ludoteca; COMPILE=0 skips compiling"

play: .venv/.made ## set up if needed, then start Ludoteca; the rules are compiled beside it for the next start
	@COMPILE=$(COMPILE) exec $(python) scripts/play $(ARGS)

# Checking types, checking the page, compiling and the plain tests in one process keep one core busy each, side by side, the longest
# first; the compiled tests take all cores there are, and begin while the last plain ones run, so that no core waits for those.
# Set-up is a part of it: the page is built while the tools are fetched.
test: ## everything CI checks
	@$(MAKE) --no-print-directory $(together) test-beside test-rest

# What the compiled tests print is seen at once, not when they are done.
.PHONY: test-rest
test-rest: compiled-or-fail lint-web lint-python browser test-web docs
	@$(MAKE) --no-print-directory $(if $(together),--output-sync=none) test-compiled

.PHONY: test-beside
test-beside: dev $(if $(has_web),web)
	@$(MAKE) --no-print-directory test-pure JOBS=0

lint: lint-python lint-web ## style, types and import directions

.PHONY: lint-python lint-web
lint-python: dev
	.venv/bin/ruff check $(wildcard $(checked))
	.venv/bin/ruff format --check $(wildcard $(checked))
	.venv/bin/mypy
	.venv/bin/lint-imports --no-cache
	.venv/bin/hadolint Containerfile

lint-web: dev $(if $(has_web),web)
	$(if $(has_web),@$(python) hatch_build.py npm run lint)

# Only kernel, games and bots are compiled. Everything else is the same code in both runs, and tested in the other one: so are
# hints, which searches make, and the programs of outside bots.
test-pure: dev ## the tests of rules and bots on plain Python, without the slow ones
	$(pytest) -m "not slow" $(addprefix tests/,kernel kit bots castles_of_burgundy great_split mille_fiori) \
		$(addprefix --ignore=tests/bots/,test_hints.py test_outside.py) $(ARGS)

test-compiled: dev compiled-or-fail web browser ## all tests, on the compiled rules
	$(compiled) LUDOTECA_EXPECT_COMPILED=1 $(pytest) $(patient) --durations=40 --durations-min=5 $(ARGS)

ROUNDS ?= 100
test-faults: dev ## ROUNDS of faults on SQLite and on PostgreSQL
	$(python) -m tests.faults --rounds $(ROUNDS)
	$(python) -m tests.faults --rounds $(ROUNDS) --database postgres

LATE_SECONDS ?= 0.4
.PHONY: test-late
test-late: dev web browser ## the browser tests on a network where every message is late by up to LATE_SECONDS
	TEST_LATE_SECONDS=$(LATE_SECONDS) $(pytest) $(patient) tests/browser $(ARGS)

.PHONY: test-pythons
test-pythons: ## rules and bots on every Python from 3.11 to 3.14 that can be had, plain and compiled
	@scripts/test-pythons $(ARGS)

FUZZ_SECONDS ?= 60
.PHONY: fuzz
fuzz: dev .venv/.fuzz web ## bad input, longer than in CI: requests, sockets, and each parser for FUZZ_SECONDS
	FUZZ_EXAMPLES=200 $(pytest) tests/fuzz
	@mkdir -p build
	for target in record position observation action why-not data-file message options; do \
		$(python) -m tests.fuzz $$target $(FUZZ_SECONDS) || exit 1; done

coverage: dev ## the lines of rules and bots that no test reaches (takes three times as long as the tests)
	$(pytest) -m "not browser" --cov --cov-report=term $(ARGS)

test-web: ## types and unit tests of the browser app
ifneq ($(has_web),)
test-web: dev web
	@$(python) hatch_build.py npm run check
	@$(python) hatch_build.py npm test
endif

bench: build/compiled/.built ## the speed table, into docs/benchmarks.md
	@$(own) .venv/bin/ludoteca bench --out docs/benchmarks.md $(ARGS)

.PHONY: bench-server
bench-server: dev build/compiled/.built ## what one server carries, into docs/server-load.md (about eight minutes; wants a quiet machine)
	@$(own) $(compiled):$(CURDIR) $(python) -m benchmarks.server_load --out docs/server-load.md $(ARGS)

docs: dev ## the documentation as a site, into build/docs
	@NO_MKDOCS_2_WARNING=1 PYTHONPATH=$(CURDIR) .venv/bin/mkdocs build --strict

gallery: dev web browser ## pictures of fixed moments, into docs/gallery
	@$(own) $(python) -m tests.browser.gallery docs/gallery

web: .venv/.web ## build the browser app, if it changed
	@$(python) hatch_build.py web

.PHONY: dist
dist: .venv/.ready .venv/.compile web ## source archive and wheels (pure, and compiled for this platform), into dist
	@rm -rf dist
	@LUDOTECA_COMPILE=0 $(python) -m hatchling build -t sdist -t wheel -d dist
	@LUDOTECA_COMPILE=$(if $(filter 0,$(COMPILE)),0,require) $(python) -m hatchling build -t wheel -d dist
	@ls -l dist

.PHONY: release
release: ## VERSION=1.2.3: version, changelog and tag in one commit (docs/releasing.md)
	@$(python) scripts/release $(VERSION)

.PHONY: site
site: .venv/.ready web ## the static site: the page with its tables in the browser, into build/site
	@$(own) $(python) scripts/site

.PHONY: browser
browser: dev
	@scripts/ensure-browser

lock: .venv/.made ## choose anew the exact versions that set-up installs (constraints.txt)
	@$(python) scripts/needs table dev postgres study cluster envs openspiel docs compile web > build/needs-dev.txt
	@uv=$$(command -v uv || echo .venv/bin/uv); $$uv pip compile --quiet --upgrade --universal --python-version 3.11 \
		--no-annotate --no-header --output-file constraints.txt build/needs-dev.txt

clean: ## remove everything that was set up or built
	rm -rf .venv build dist src/ludoteca/server/static web/node_modules site/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

# Set-up: .venv with what running needs, what building the page needs and what compiling needs, each when it is asked for
# (one may be installed while another is used); `dev` adds the tools. The package itself is there as an editable,
# uncompiled install; the compiled one lies in build/compiled and goes before it on PYTHONPATH.

.venv/.made: scripts/make-venv
	@mkdir -p build
	@scripts/make-venv
	@touch $@

.venv/.ready: .venv/.made pyproject.toml constraints.txt scripts/install scripts/needs
	@echo "==> installing what Ludoteca needs"
	@$(python) scripts/needs table > build/needs.txt
	@scripts/install -r build/needs.txt -c constraints.txt
	@LUDOTECA_COMPILE=0 LUDOTECA_WEB=0 scripts/install --no-deps --no-build-isolation -e .
	@touch $@

.venv/.%: .venv/.made pyproject.toml constraints.txt scripts/install scripts/needs
	@$(python) scripts/needs --only $* > build/needs-$*.txt
	@scripts/install -r build/needs-$*.txt -c constraints.txt
	@touch $@

# With the tools comes a game from a package of its own, which proves the plugins.
.venv/.dev: .venv/.ready examples/pebbles/pyproject.toml
	@echo "==> installing the development tools"
	@$(python) scripts/needs table dev postgres study cluster envs openspiel docs compile web > build/needs-dev.txt
	@scripts/install -r build/needs-dev.txt -c constraints.txt
	@scripts/install --no-deps --no-build-isolation -e examples/pebbles
	@touch $@

dev: .venv/.dev ## set up .venv for development

# The pages change more often than the rules: those in the sources serve the compiled rules too.
build/compiled/.built: $(sources) | .venv/.ready .venv/.compile
	@echo "==> building (COMPILE=0 skips this)"
	@rm -rf build/wheel build/compiled.new
	@LUDOTECA_COMPILE=$(COMPILE) LUDOTECA_WEB=0 $(python) -m hatchling build -t wheel -d build/wheel
	@$(python) -m zipfile -e build/wheel/*.whl build/compiled.new
	@rm -rf build/compiled.new/ludoteca/server/static
	@ln -s $(CURDIR)/src/ludoteca/server/static build/compiled.new/ludoteca/server/static
	@rm -rf build/compiled
	@mv build/compiled.new build/compiled
	@touch $@

# `make play` may have fallen back to plain Python; a test of the compiled rules may not. Compiling needs few packages, and
# begins while the development tools are fetched.
.PHONY: compiled-or-fail
compiled-or-fail: .venv/.ready .venv/.compile
	@ls build/compiled/ludoteca__mypyc* >/dev/null 2>&1 || rm -f build/compiled/.built
	@$(MAKE) --no-print-directory build/compiled/.built COMPILE=require
