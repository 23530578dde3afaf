"""What is in the box of Manifest Destiny, and which component files are refused."""

import re
from importlib import resources

import pytest

from tycoon.core.components import ComponentError
from tycoon.games.manifest_destiny.components import (
    ANY_PRODUCT,
    ATLANTIC,
    DESTINY,
    EVENT,
    EVENT_OR_PRODUCT,
    LEADER,
    OPENING,
    PACIFIC,
    Components,
)

TEXT = resources.files("tycoon.games.manifest_destiny").joinpath("components.toml").read_text(encoding="utf-8")
LINES = TEXT.splitlines()
BOX = Components(TEXT)


def line_of(table: str, id: str, key: str = "") -> int:
    """The line of an entry with this id (or number), or of one of its keys."""
    for header, line in enumerate(LINES, 1):
        if line == f"[[{table}]]":
            end = next(at for at in range(header, len(LINES) + 1) if at == len(LINES) or not LINES[at])
            entry = LINES[header:end]
            if f'id = "{id}"' in entry or f"number = {id}" in entry or f"players = {id}" in entry:
                if not key:
                    return header
                return header + 1 + next(at for at, text in enumerate(entry) if text.startswith(f"{key} ="))
    raise AssertionError(f"there is no {table} {id}")


def changed(table: str, id: str, key: str, text: str) -> tuple[str, int]:
    """The file with the line of one value replaced, and that line."""
    line = line_of(table, id, key)
    return "\n".join([*LINES[: line - 1], text, *LINES[line:]]) + "\n", line


def added(table: str, id: str, text: str) -> tuple[str, int]:
    """The file with a line added to an entry, and that line."""
    line = line_of(table, id)
    return "\n".join([*LINES[:line], text, *LINES[line:]]) + "\n", line + 1


def without(table: str, id: str) -> str:
    """The file without an entry."""
    line = line_of(table, id)
    end = next(at for at in range(line, len(LINES)) if not LINES[at])
    return "\n".join([*LINES[: line - 1], *LINES[end:]]) + "\n"


def names(indices: list[int], of: list[str]) -> set[str]:
    """The ids of some things."""
    return {of[index] for index in indices}


def territory(id: str) -> int:
    """A territory by its id."""
    return BOX.index_of_territory[id]


# ---------------------------------------------------------------------- what is in the box


@pytest.mark.proves("manifest_destiny", "cards", "card-numbers")
def test_there_are_64_cards_of_which_the_first_14_are_destiny_cards() -> None:
    assert BOX.card_number == list(range(1, 65))
    assert [card for card in range(64) if BOX.card_kind[card] == DESTINY] == list(range(14))
    assert {BOX.card_kind[card] for card in range(14, 64)} == {LEADER, EVENT, EVENT_OR_PRODUCT}


@pytest.mark.proves("manifest_destiny", "packs", "opening-rest")
def test_the_packs_hold_the_printed_numbers() -> None:
    packs = [[number for number in BOX.card_number if BOX.card_pack[number - 1] == pack] for pack in range(4)]
    assert packs[OPENING] == [1, 2, 3, 4, 5, 6]
    assert packs[1] == [*range(14, 33), *range(61, 65)]
    assert packs[2] == [*range(7, 10), *range(33, 47)]
    assert packs[3] == [*range(10, 14), *range(47, 61)]


@pytest.mark.proves("manifest_destiny", "removed-cards")
def test_ten_cards_are_left_out_with_four_players_and_twenty_with_three() -> None:
    four = {
        *("hudson-bay-company", "thomas-jefferson", "davy-crockett", "pt-barnum", "reconstruction"),
        *("sewards-folly", "amelia-earhart", "dust-bowl", "elvis-presley", "civil-disobedience"),
    }
    three = four | {
        *("remember-the-alamo", "ben-franklin", "robert-fulton", "war-of-1812", "star-spangled-banner"),
        *("samuel-morse", "thomas-edison", "the-60s", "franklin-d-roosevelt", "lawyer"),
    }
    everything = set(BOX.card_names)
    assert everything - names(BOX.setup(5).cards, BOX.card_names) == set()
    assert everything - names(BOX.setup(4).cards, BOX.card_names) == four
    assert everything - names(BOX.setup(3).cards, BOX.card_names) == three


def test_every_number_of_players_has_an_opening_card_for_each_and_one_more() -> None:
    for players in (3, 4, 5):
        opening = [card for card in BOX.setup(players).cards if BOX.card_pack[card] == OPENING]
        assert len(opening) == players + 1


@pytest.mark.proves("manifest_destiny", "homes", "closed-regions")
def test_homes_and_closed_regions_follow_the_number_of_players() -> None:
    homes = {"louisiana", "mexico", "pennsylvania", "quebec", "virginia"}
    for players, closed_homes, closed in [
        (5, set(), set()),
        (4, {"quebec"}, {"canada"}),
        (3, {"quebec", "mexico"}, {"canada", "mexico-region"}),
    ]:
        setup = BOX.setup(players)
        assert names(setup.homes, BOX.territory_names) == homes - closed_homes
        assert names(setup.closed, BOX.region_names) == closed
        for here, region in enumerate(BOX.region):
            assert setup.open[here] == (BOX.region_names[region] not in closed)


@pytest.mark.proves("manifest_destiny", "regions", "western-islands")
def test_the_map_has_eight_regions() -> None:
    assert len(BOX.region_names) == 8
    markets = [here for here in range(len(BOX.territory_names)) if BOX.foreign[here]]
    assert names(markets, BOX.territory_names) == {"asia", "australia", "europe", "middle-east", "africa"}
    west = {region for region in range(8) if BOX.region_needs_westward_ho[region]}
    assert names(list(west), BOX.region_names) == {"northwest", "southwest"}
    assert BOX.needs_westward_ho[territory("alaska")]
    assert BOX.needs_westward_ho[territory("hawaii")]


@pytest.mark.proves("manifest_destiny", "supplies")
def test_the_supplies_are_as_printed() -> None:
    assert (BOX.tokens, BOX.cities, BOX.natives) == (25, 20, 5)
    assert (BOX.tourist_markers, BOX.technology_markers) == (3, 2)


@pytest.mark.proves("manifest_destiny", "payout-amount")
def test_payouts_rise_by_the_printed_table() -> None:
    by_name = dict(zip(BOX.product_names, BOX.payouts, strict=True))
    assert by_name["fruits-vegetables"] == [0, 5, 10, 15, 20, 30, 40]
    assert by_name["livestock"] == [0, 5, 10, 20, 30, 40, 50]
    assert by_name["timber"] == [0, 5, 10, 20, 30, 45, 60]
    assert by_name["grain"] == [0, 10, 20, 30, 40, 60, 80]
    assert by_name["textiles"] == [0, 10, 20, 40, 60, 80, 100]
    assert by_name["ore"] == [0, 10, 25, 50, 75, 100, 125]
    assert by_name["fur"] == by_name["tobacco"] == by_name["oil"] == [0, 10, 30, 60, 90, 120]
    gold = [0, 20, 40, 70, 100, 150, 200]
    assert by_name["gold"] == by_name["technology"] == by_name["tourists"] == gold


@pytest.mark.proves("manifest_destiny", "double-icon")
def test_two_territories_show_a_product_twice() -> None:
    double = [
        (BOX.territory_names[here], BOX.product_names[product])
        for here, icons in enumerate(BOX.products)
        for product in set(icons)
        if icons.count(product) == 2
    ]
    assert double == [("central-america", "fruits-vegetables"), ("middle-east", "oil")]


@pytest.mark.proves("manifest_destiny", "token-maximum", "token-maximum-last", "safety-net-amounts", "start-profit")
def test_tables_by_number_of_players() -> None:
    assert [BOX.setup(players).token_maximum for players in (3, 4, 5)] == [[3, 5, 7], [3, 5, 7, 7], [3, 5, 7, 9, 7]]
    assert [BOX.setup(players).start_profit for players in (3, 4, 5)] == [20, 20, 30]
    assert BOX.setup(3).safety_net == [30, 20, 10]
    assert BOX.setup(4).safety_net == [40, 30, 20, 10]
    assert BOX.setup(5).safety_net == [50, 40, 30, 20, 10]


@pytest.mark.proves("manifest_destiny", "corners", "south-america", "ferries", "overseas")
def test_borders_and_ferries() -> None:
    def borders(id: str) -> set[str]:
        return names(BOX.land[territory(id)], BOX.territory_names)

    def ferries(id: str) -> set[str]:
        return names(BOX.ferry[territory(id)], BOX.territory_names)

    assert "new-mexico" in borders("utah")
    assert "arizona" in borders("colorado")
    assert borders("eastern-south-america") == {"western-south-america"}
    assert borders("hawaii") | ferries("hawaii") == set()
    assert borders("alaska") == borders("cuba") == set()
    assert ferries("alaska") == {"british-columbia"}
    assert ferries("cuba") == {"florida", "yucatan"}
    assert "michigan" not in borders("ontario")
    assert names(BOX.adjacent[territory("michigan")], BOX.territory_names) == {
        *("indiana", "ohio", "wisconsin", "ontario", "southern-ontario")
    }


@pytest.mark.proves("manifest_destiny", "coasts", "both-coasts")
def test_coasts() -> None:
    both = [here for here, coast in enumerate(BOX.coast) if coast == ATLANTIC | PACIFIC]
    assert names(both, BOX.territory_names) == {"oaxaca", "central-america"}
    assert BOX.coast[territory("quebec")] == BOX.coast[territory("texas")] == ATLANTIC
    assert BOX.coast[territory("western-south-america")] == PACIFIC
    assert BOX.coast[territory("eastern-south-america")] == ATLANTIC
    assert BOX.coast[territory("europe")] == 0
    assert BOX.ocean[territory("europe")] == ATLANTIC


def test_rivers_cut_rails_but_not_borders() -> None:
    texas, coahuila = territory("texas"), territory("coahuila")
    assert coahuila in BOX.land[texas]
    assert coahuila not in BOX.rail[texas]
    assert texas not in BOX.rail[coahuila]


@pytest.mark.proves("manifest_destiny", "advance-grid")
def test_fifteen_advances_in_five_categories_of_three_levels() -> None:
    grid = list(zip(BOX.advance_names, BOX.advance_price, BOX.advance_level, BOX.advance_before, strict=True))
    assert len(grid) == 15
    assert len(BOX.category_names) == 5
    assert sum(BOX.advance_level) == 30
    assert sum(BOX.advance_price) == 1100
    assert grid[:3] == [("steamships", 30, 1, -1), ("railroads", 70, 2, 0), ("airplanes", 130, 3, 1)]
    assert grid[12:] == [("westward-ho", 30, 1, -1), ("innovation", 80, 2, 12), ("computers", 140, 3, 13)]


@pytest.mark.proves("manifest_destiny", "discovery-grid")
def test_ten_discoveries() -> None:
    steps = dict(zip(BOX.discovery_names, BOX.discovery_steps, strict=True))
    assert len(steps) == 10
    assert BOX.discovery_level == [1, 1, 1, 1, 2, 2, 2, 3, 3, 3]
    assert steps["think-tank"] == [1, 2, 3, 4]
    assert steps["e-commerce"] == [1, 2, 3, 4, 5]
    needs = [BOX.discovery_names[at] for at, needed in enumerate(BOX.discovery_needs) if needed >= 0]
    assert needs == ["e-commerce"]


def test_every_advance_and_product_is_named_by_some_card() -> None:
    assert all(any(credits[advance] for credits in BOX.card_credits) for advance in range(15))
    paid = {product for product in BOX.card_product if product >= 0}
    assert paid == set(range(len(BOX.product_names)))
    assert [BOX.card_names[card] for card in range(64) if BOX.card_product[card] == ANY_PRODUCT] == ["manifest-destiny"]


def test_counters_and_responses_name_their_cards() -> None:
    president, court = BOX.index_of_card["president"], BOX.index_of_card["supreme-court"]
    assert names(BOX.card_counters[president], BOX.card_names) == {"spy"}
    assert names(BOX.card_cancels[president], BOX.card_names) == {"congress"}
    cancelled = names(BOX.card_cancels[court], BOX.card_names)
    assert {"congress", "president", "civil-war"} <= cancelled
    assert not cancelled & {"supreme-court", "king-cotton", "abraham-lincoln"}


def test_the_territories_of_a_card_follow_from_regions_and_control_numbers() -> None:
    trail = names(BOX.card_territories[BOX.index_of_card["oregon-trail"]], BOX.territory_names)
    assert "washington" in trail
    assert "alaska" not in trail
    company = names(BOX.card_territories[BOX.index_of_card["hudson-bay-company"]], BOX.territory_names)
    assert "alberta" in company
    assert "quebec" not in company


# ---------------------------------------------------------------------- files that are refused

CHANGED = [
    pytest.param("constant", "tokens", "value", "value = 0", "between 1 and 60", id="no tokens"),
    pytest.param("constant", "tokens", "id", 'id = "moons"', "'moons' is not one of", id="unknown constant"),
    pytest.param("setup", "4", "homes", 'homes = ["mexico"]', "there must be 4, not 1", id="few homes"),
    pytest.param(
        "setup", "3", "homes", 'homes = ["mexico", "virginia", "louisiana"]', "closed region", id="closed home"
    ),
    pytest.param("setup", "3", "homes", 'homes = ["ohio", "virginia", "louisiana"]', "ohio is no home", id="no home"),
    pytest.param("setup", "4", "players", "players = 5", "there must be 5, not 4", id="setup of other players"),
    pytest.param("setup", "3", "safety_net", "safety_net = [10]", "there must be 3", id="short safety net"),
    pytest.param("era", "2", "number", "number = 3", "must be 2 here", id="Eras out of order"),
    pytest.param("product", "oil", "payouts", "payouts = [20, 10]", "must rise", id="falling payouts"),
    pytest.param("product", "oil", "icons", "icons = 6", "the map shows 5", id="icons not on the map"),
    pytest.param("territory", "utah", "id", 'id = "ohio"', "'ohio' occurs twice", id="territory twice"),
    pytest.param("territory", "utah", "products", 'products = ["salt"]', "'salt' is not one of", id="unknown product"),
    pytest.param("territory", "utah", "region", 'region = "pole"', "'pole' is not one of", id="unknown region"),
    pytest.param("territory", "utah", "control", "control = 4", "between 1 and 3", id="control number"),
    pytest.param("territory", "utah", "at", "at = [1]", "two numbers", id="half a position"),
    pytest.param("territory", "oregon", "coasts", 'coasts = ["arctic"]', "'arctic' is not one of", id="unknown coast"),
    pytest.param("river", "rio-grande", "borders", 'borders = ["texas"]', "must be two territories", id="half a river"),
    pytest.param("river", "rio-grande", "borders", 'borders = ["texas x"]', "'x' is no territory", id="river nowhere"),
    pytest.param("river", "rio-grande", "borders", 'borders = ["texas ohio"]', "do not border", id="river far away"),
    pytest.param(
        "river",
        "rio-grande",
        "borders",
        'borders = ["texas coahuila", "coahuila texas"]',
        "a river already",
        id="river twice",
    ),
    pytest.param("advance", "unity", "id", 'id = "disunity"', "must be unity here", id="unknown advance"),
    pytest.param("advance", "unity", "level", "level = 1", "has an advance of this level", id="two of a level"),
    pytest.param("discovery", "turnpike", "id", 'id = "toll"', "must be turnpike here", id="unknown discovery"),
    pytest.param("discovery", "turnpike", "steps", "steps = [1, 1]", "different numbers", id="step twice"),
    pytest.param("discovery", "turnpike", "steps", "steps = [6]", "between 1 and 5", id="step six"),
    pytest.param("discovery", "e-commerce", "needs", 'needs = "luck"', "'luck' is not one of", id="unknown need"),
    pytest.param("card", "20", "number", "number = 21", "must be 20 here", id="cards out of order"),
    pytest.param("card", "20", "id", 'id = "spy"', "'spy' occurs twice", id="card twice"),
    pytest.param("card", "20", "kind", 'kind = "destiny"', "are the Destiny cards", id="Destiny card too high"),
    pytest.param("card", "20", "kind", 'kind = "event-or-product"', "pays out a product", id="no product"),
    pytest.param("card", "20", "pack", 'pack = "era-4"', "'era-4' is not one of", id="unknown pack"),
    pytest.param("card", "20", "eras", "eras = [2, 1]", "rising", id="falling Eras"),
    pytest.param("card", "20", "credits", 'credits = ["unity"]', "and a number", id="credit without amount"),
    pytest.param("card", "20", "credits", 'credits = ["luck 20"]', "'luck 20' must be one of", id="unknown credit"),
    pytest.param("card", "20", "steps", 'steps = ["turnpike 5"]', "has no step 5", id="no such step"),
    pytest.param("card", "20", "steps", 'steps = ["turnpike 9"]', "between 1 and 5", id="step out of range"),
    pytest.param("card", "4", "effect", 'effect = "wish"', "'wish' is not one of", id="unknown effect"),
    pytest.param("card", "4", "product", 'product = "salt"', "'salt' is not one of", id="pays an unknown product"),
    pytest.param("card", "64", "counters", 'counters = ["spies"]', "'spies' is not one of", id="unknown counter"),
    pytest.param("card", "1", "regions", 'regions = ["pole"]', "'pole' is not one of", id="event nowhere"),
]


@pytest.mark.proves("manifest_destiny", "components")
@pytest.mark.parametrize(("table", "id", "key", "text", "reason"), CHANGED)
def test_a_wrong_value_is_refused_with_its_line(table: str, id: str, key: str, text: str, reason: str) -> None:
    file, line = changed(table, id, key, text)
    with pytest.raises(ComponentError, match=re.escape(reason)) as refused:
        Components(file)
    if "twice" not in reason and "this level" not in reason and "not 4" not in reason:
        assert refused.value.line == line
    assert str(refused.value).startswith(f"line {refused.value.line}: ")


ADDED = [
    pytest.param("territory", "utah", "river = true", "unknown; known here", id="unknown key"),
    pytest.param("territory", "utah", 'ocean = "pacific"', "only a foreign market", id="ocean at home"),
    pytest.param("territory", "asia", 'coasts = ["pacific"]', "an ocean and no coast", id="coast abroad"),
    pytest.param("card", "16", "cash = 10", "unknown; known here", id="amount without an effect"),
    pytest.param("card", "20", "recycled = true", "several Eras", id="recycled in one Era"),
]


@pytest.mark.proves("manifest_destiny", "components")
@pytest.mark.parametrize(("table", "id", "text", "reason"), ADDED)
def test_a_value_that_does_not_belong_is_refused_with_its_line(table: str, id: str, text: str, reason: str) -> None:
    file, line = added(table, id, text)
    with pytest.raises(ComponentError, match=re.escape(reason)) as refused:
        Components(file)
    assert refused.value.line == line


@pytest.mark.proves("manifest_destiny", "components")
@pytest.mark.parametrize(
    ("table", "id", "reason"),
    [
        ("card", "spy", "there must be 64 [[card]] entries, not 63"),
        ("advance", "unity", "there must be 15 [[advance]] entries, not 14"),
        ("discovery", "turnpike", "there must be 10 [[discovery]] entries, not 9"),
        ("constant", "cities", "there must be 35 [[constant]] entries, not 34"),
        ("product", "tourists", "there must be a product tourists"),
        ("territory", "utah", "'utah' is not one of"),
    ],
)
def test_a_missing_entry_is_refused(table: str, id: str, reason: str) -> None:
    with pytest.raises(ComponentError, match=re.escape(reason)):
        Components(without(table, id))


def test_an_unknown_table_is_refused_with_its_line() -> None:
    with pytest.raises(ComponentError, match="unknown table 'planet'") as refused:
        Components(TEXT + '\n[[planet]]\nid = "mars"\n')
    assert refused.value.line == len(LINES) + 2


# ---------------------------------------------------------------------- maps that are refused

BROKEN = [
    pytest.param(
        *changed("territory", "new-jersey", "land", 'land = ["new-york"]'),
        line_of("territory", "pennsylvania", "land"),
        "new-jersey does not name pennsylvania as its neighbour",
        id="border seen from one side",
    ),
    pytest.param(
        *changed("territory", "new-jersey", "land", 'land = ["new-york", "pennsylvania", "atlantis"]'),
        None,
        "'atlantis' is not one of",
        id="unknown neighbour",
    ),
    pytest.param(
        *changed("territory", "new-jersey", "land", 'land = ["new-york", "pennsylvania", "new-york"]'),
        None,
        "'new-york' occurs twice",
        id="neighbour twice",
    ),
    pytest.param(
        *changed("territory", "new-jersey", "land", 'land = ["new-york", "pennsylvania", "new-jersey"]'),
        None,
        "does not border itself",
        id="its own neighbour",
    ),
    pytest.param(
        *added("territory", "asia", 'land = ["alaska"]'),
        None,
        "a foreign market has no borders",
        id="market with a border",
    ),
    pytest.param(
        *changed("territory", "hawaii", "coasts", ""),
        line_of("territory", "hawaii"),
        "hawaii has no neighbour, no coast and no ocean",
        id="no neighbour",
    ),
]


@pytest.mark.proves("manifest_destiny", "components")
@pytest.mark.parametrize(("file", "line", "elsewhere", "reason"), BROKEN)
def test_a_broken_map_is_refused_with_its_line(file: str, line: int, elsewhere: int | None, reason: str) -> None:
    with pytest.raises(ComponentError, match=re.escape(reason)) as refused:
        Components(file)
    assert refused.value.line == (elsewhere or line)


def test_a_map_in_two_pieces_is_refused() -> None:
    file = TEXT
    for here in ("eastern-south-america", "western-south-america"):
        coast = LINES[line_of("territory", here, "coasts") - 1]
        start = file.index(f'id = "{here}"')
        file = file[:start] + file[start:].replace(coast + "\n", "", 1)
    with pytest.raises(ComponentError, match="eastern-south-america cannot be reached") as refused:
        Components(file)
    assert refused.value.line == line_of("territory", "eastern-south-america")


def test_a_home_without_a_border_is_refused() -> None:
    file, line = added("territory", "hawaii", "home = true")
    with pytest.raises(ComponentError, match="the home hawaii has no neighbour by land") as refused:
        Components(file)
    assert refused.value.line == line - 1


@pytest.mark.parametrize(
    ("between", "reason"),
    [
        ('["michigan", "ontario", "ohio"]', "two territories"),
        ('["michigan", "atlantis"]', "'atlantis' is not one of"),
        ('["michigan", "ohio"]', "border by land"),
        ('["michigan", "southern-ontario"]', "this ferry occurs twice"),
        ('["michigan", "michigan"]', "'michigan' occurs twice"),
    ],
)
def test_a_broken_ferry_is_refused(between: str, reason: str) -> None:
    file = TEXT.replace('between = ["michigan", "ontario"]', f"between = {between}")
    assert file != TEXT
    with pytest.raises(ComponentError, match=re.escape(reason)) as refused:
        Components(file)
    first = LINES.index('between = ["michigan", "ontario"]') + 1
    assert refused.value.line == (first + 4 if "this ferry" in reason else first)
