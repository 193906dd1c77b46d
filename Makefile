# make run     the home screen with its widget systems; prints the page's address
# make test    everything that proves correctness
# make bench   figures, release build; also in .build/bench.json. FIGURES=insights only those of Insights, FIGURES=storm its storm
# make stress  the long rounds, also in .build/stress.json; SUITE=name runs one
# make axe     the page's accessibility, by axe-core in a browser
# make gallery  every view and modifier on one contact sheet, .build/gallery.png
# make boards  the pictures of a system placed as on their board, .build/<system>.png; SYSTEM=name makes one, BOARD=file lays the board beside
# make lint    formatting, without changing anything
.PHONY: run test bench stress axe gallery boards lint packages
SUITE ?=
BOARD ?=
SYSTEM ?= getaways insights salon
RUN_OPTIONS ?=

packages:
	@scripts/packages

run: packages
	@swift build --product TripsService
	@swift build --product TripsApp
	@swift build --product TripsWidgets
	@swift build --product GetawaysService
	@swift build --product GetawaysApp
	@swift build --product GetawaysWidgets
	@swift build --product GetawaysIntents
	@swift build --product InsightsService
	@swift build --product InsightsApp
	@swift build --product InsightsWidgets
	@swift build --product InsightsIntents
	@swift build --product SalonService
	@swift build --product SalonApp
	@swift build --product SalonWidgets
	@swift build --product vitrine-confine
	@swift build --product vitrine
	@exec .build/debug/vitrine run $(RUN_OPTIONS)

test: packages
	@scripts/test

bench: packages
	@scripts/bench

axe: packages
	@scripts/axe

stress: packages
	@scripts/stress $(SUITE)

gallery: packages
	@VITRINE_TARGETS=vitrine-gallery swift build --product vitrine-gallery
	@.build/debug/vitrine-gallery .build/gallery.png

boards: packages
	@VITRINE_TARGETS=board-sheets swift build --product board-sheets
	@for system in $(SYSTEM); do scripts/boards $$system $(BOARD) || exit 1; done

lint:
	@swift format lint --strict --recursive Package.swift Sources Systems Tests Benchmarks
