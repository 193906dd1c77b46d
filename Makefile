# make run     the home screen with its widget systems; prints the page's address
# make test    everything that proves correctness; FILTER=LayoutCase only the tests whose names fit that regular expression
# make bench   figures, release build; also in .build/bench.json. FIGURES=insights only those of Insights, FIGURES=storm its storm
# make stress  the long rounds, also in .build/stress.json; SUITE=name runs one
# make surface  which of Apple's public names our modules have, a share a module; MISSING=SwiftUI lists those of one that are not there
# make axe     the page's accessibility, by axe-core in a browser
# make gallery  the views and modifiers of widgets on one contact sheet, .build/gallery.png
# make boards  the pictures of a system placed as on their board, .build/<system>.png; SYSTEM=name makes one, BOARD=file lays the board beside
# make javascript  checks and bundles the apps' TypeScript
# make install PREFIX=/usr/local   a release build: the command, the SDK for widgets, the four systems
# make deb     the same as a Debian package, .build/vitrine_VERSION_ARCHITECTURE.deb
# make clean-root   proves that package in a clean Debian 12 without this checkout; PACKAGE=file another one. Needs root
# make docs    the site of the documentation, .build/docs: the guides, and the reference of each library that has a catalogue
# make lint    formatting, the types and modules of the page, what targets import, and what public declarations say, without changing anything
MISSING ?=
.PHONY: run javascript test bench stress surface axe gallery boards install deb clean-root docs lint packages
SUITE ?=
FILTER ?=
PACKAGE ?=
BOARD ?=
SYSTEM ?= getaways insights salon
RUN_OPTIONS ?=
PREFIX ?= /usr/local

packages:
	@scripts/packages

# The apps' JavaScript, from TypeScript; the bundles are committed, so that a build needs neither compiler nor bundler.
javascript: packages
	@scripts/javascript

run: packages javascript
	@scripts/build apple,vitrine,vitrine-confine systems
	@exec .build/debug/vitrine run $(RUN_OPTIONS)

test: packages
	@FILTER='$(FILTER)' scripts/test

bench: packages
	@scripts/bench

surface: packages
	@scripts/surface $(if $(MISSING),--missing $(MISSING))

axe: packages
	@scripts/axe

stress: packages
	@scripts/stress $(SUITE)

install: packages javascript
	@scripts/install "$(DESTDIR)$(PREFIX)"

deb: packages javascript
	@scripts/deb

clean-root:
	@scripts/clean-root $(PACKAGE)

gallery: packages
	@scripts/build vitrine-gallery ""
	@.build/debug/vitrine-gallery .build/gallery.png

boards: packages
	@scripts/build "" board-sheets
	@for system in $(SYSTEM); do scripts/boards $$system $(BOARD) || exit 1; done

docs: packages
	@scripts/docs

lint:
	@swift format lint --strict --parallel --recursive Package.swift Plugins SDK Sources Systems Tests Benchmarks
	@scripts/page-lint
	@scripts/imports
	@scripts/documented
