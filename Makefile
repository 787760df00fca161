# Thin targets over dev.py, which does the work and also runs where there is no make: python dev.py test
# Extra arguments: make play ARGS="--port 8200"
PYTHON ?= python3
ARGS ?=

TARGETS := setup play check test long lint types rules web web-lint web-test bench lock audit compiled

.DEFAULT_GOAL := help
.PHONY: help $(TARGETS)

help:
	@$(PYTHON) dev.py --help

$(TARGETS):
	@$(PYTHON) dev.py $@ $(ARGS)
