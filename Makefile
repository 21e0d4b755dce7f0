# `make play` and `make test` set up everything they need in .venv, build/ and web/node_modules.

PYTHON ?= python3
JOBS ?= 2
ARGS ?=

BIN := .venv/bin
UV := $(shell command -v uv 2>/dev/null)
NPM := $(shell command -v npm 2>/dev/null)
INSTALL := $(if $(UV),uv pip install --quiet --python $(BIN)/python,$(BIN)/python -m pip install --quiet --no-compile --disable-pip-version-check)
SOURCES := $(shell find src web -type f -not -name '*.pyc' -not -path '*/node_modules/*' -not -path '*/static/*' -not -path '*/generated/*')
CLIENT := src/fittest/server/static/index.html
# What plays in the page itself, without a server.
ENGINE := web/generated/engine/rules.json
# The compiled package goes before the editable one on the path.
COMPILED := PYTHONPATH="$(CURDIR)/build/compiled"
# Whole games in Chromium against the real server, which is the compiled one. What fails beside another browser, on a busy
# machine, is tried once more alone.
WEB_TESTS := $(COMPILED) $(BIN)/python -m pytest tests/web
TEST_WEB = $(WEB_TESTS) -n $(JOBS) || $(WEB_TESTS) --last-failed --last-failed-no-failures none

.PHONY: play static wheels terminal test test-web quick check format bench soak docs lock clean

# The table in the browser; `make terminal` plays in the terminal.
play:
# The packages of the client come while those of Python do.
	-@$(MAKE) --no-print-directory -j2 .venv/.run $(if $(NPM),web/node_modules/.ready)
	@$(MAKE) --no-print-directory build/compiled/.ready
	@$(COMPILED) $(BIN)/python -m fittest serve $(ARGS)

# A folder for any host of files, under any path: the whole client, and the engine in the page.
static: build/static/index.html
	@echo "Ready: build/static. To try it: $(PYTHON) -m http.server --directory build/static"

# For each Python at hand, tried in clean environments.
wheels: web/node_modules/.ready
	@$(PYTHON) scripts/wheels.py dist

terminal: build/compiled/.ready
	@$(COMPILED) $(BIN)/python -m fittest play $(or $(ARGS),evolution --players 4 --people 1 --bots greedy)

test: .venv/.dev build/compiled/.ready $(if $(NPM),build/static/index.html)
	scripts/install-test-tools
	$(if $(NPM),cd web && npm test,@echo "Without Node: the browser client is not tested.")
	$(BIN)/python -m pytest -n $(JOBS) --ignore tests/web
	$(COMPILED) FITTEST_EXPECT=compiled $(BIN)/python -m pytest -n $(JOBS) tests/conformance tests/kernel \
		tests/envs/test_environments.py \
		tests/server/test_playing.py tests/server/test_access.py
	$(if $(NPM),$(TEST_WEB))

# The browser client alone.
test-web: .venv/.dev build/compiled/.ready build/static/index.html
	scripts/install-test-tools
	$(TEST_WEB)

# What most often breaks, in under two minutes.
QUICK := tests/kernel tests/games tests/conformance tests/test_api.py tests/test_texts.py tests/test_docs.py \
	tests/test_adding_a_trait.py

quick: .venv/.dev
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache
	$(BIN)/python -m pytest -q -n $(JOBS) $(QUICK)
	@echo "Left out: bots, environments, lab, expansions, layers, commands, terminal, server, the compiled engine and" \
		"the browser client (make test)."

check: .venv/.dev $(if $(NPM),web/node_modules/.ready)
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache
	$(if $(NPM),cd web && npm run check,@echo "Without Node: the browser client is not checked.")

format: .venv/.dev
	$(BIN)/ruff format
	$(BIN)/ruff check --fix

bench: .venv/.dev build/compiled/.ready
	@$(COMPILED) $(BIN)/python -m fittest bench $(ARGS)

soak: build/compiled/.ready
	@$(COMPILED) $(BIN)/python -m fittest soak --games 20000 --jobs $(JOBS) $(ARGS)

# The documentation as a site, in build/docs.
docs: .venv/.dev
	NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --quiet
	@echo "Ready: build/docs. To read it, with its search: $(PYTHON) -m http.server --directory build/docs"

lock:
	uv pip compile --quiet --universal --generate-hashes --no-header --no-annotate --no-emit-index-url \
		--extra build -o requirements.lock pyproject.toml
	uv pip compile --quiet --universal --generate-hashes --no-header --no-annotate --no-emit-index-url \
		--extra build --extra dev -c requirements.lock -o requirements-dev.lock pyproject.toml

clean:
	rm -rf .venv build web/node_modules web/generated $(dir $(CLIENT))

.venv/.run: requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Fittest needs Python 3.11 or newer")'
	@test -x $(BIN)/python || scripts/progress "Making .venv" $(PYTHON) -m venv .venv
	@scripts/progress "Installing the packages of requirements.lock" $(INSTALL) --require-hashes -r requirements.lock
	@touch $@

.venv/.dev: requirements-dev.lock pyproject.toml .venv/.run
	@scripts/progress "Installing what the tests need" $(INSTALL) --require-hashes -r requirements-dev.lock
	$(INSTALL) --no-deps --no-build-isolation -e .
	@touch $@

web/node_modules/.ready: web/package-lock.json
	@cd web && ../scripts/progress "Installing the packages of the client" npm ci --no-audit --no-fund --loglevel=error
	@touch $@

# For the editable install; the wheel builds its own.
$(CLIENT): $(filter web/% src/fittest/locales/%,$(SOURCES)) web/node_modules/.ready $(ENGINE)
	cd web && npm run build

$(ENGINE): $(filter %.py %.toml %.json web/engine.lock web/scripts/%,$(SOURCES)) hatch_engine.py web/node_modules/.ready .venv/.run
	@scripts/progress "Compiling the engine for the page" $(BIN)/python hatch_engine.py

# The page itself is told that there is no server behind it.
build/static/index.html: $(CLIENT)
	@rm -rf build/static && mkdir -p build && cp -r $(dir $(CLIENT)) build/static
	@find build/static -name '*.br' -delete -o -name '*.gz' -delete
	@sed -i.made 's/<html /<html data-server="none" /' $@ && rm $@.made

build/compiled/.ready: $(SOURCES) pyproject.toml hatch_build.py hatch_clones.py hatch_docs.py hatch_engine.py .venv/.run
	@rm -rf build/wheel build/compiled
	@scripts/progress "Compiling the engine, building the browser client" \
		$(BIN)/python -m hatchling build --target wheel --directory build/wheel
	@$(INSTALL) --no-deps --no-index --target build/compiled build/wheel/*.whl
	@$(COMPILED) $(BIN)/python -m fittest version
	@touch $@
