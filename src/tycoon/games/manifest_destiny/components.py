"""The components of Manifest Destiny, read from a file and checked: the numbers, the map, the deeds and the cards.

Everything is known by its index: territory 0, card 0 … Names are the ids of the file. Card `n` of the file has
the index `n - 1`.
"""

from typing import Final, final

from tycoon.core.components import ComponentError, ComponentFile, Entry, unique
from tycoon.core.sentence import Sentence

MANIFEST_DESTINY: Final = "tycoon.games.manifest_destiny"
"""The package that says what is wrong with a file."""

PLAYERS: Final = (3, 4, 5)
ERAS: Final = (1, 2, 3)

ATLANTIC: Final = 1
PACIFIC: Final = 2
"""Coasts and oceans are bits: Oaxaca lies on both coasts (#both-coasts)."""

DESTINY: Final = 0
LEADER: Final = 1
EVENT: Final = 2
EVENT_OR_PRODUCT: Final = 3
KINDS: Final = ("destiny", "leader", "event", "event-or-product")

OPENING: Final = 0
PACKS: Final = ("opening", "era-1", "era-2", "era-3")
"""Pack 0 is dealt as the opening Destiny cards (#opening-hand), pack n is that of Era n (#packs)."""

NO_PRODUCT: Final = -1
ANY_PRODUCT: Final = -2
"""Card Manifest Destiny pays out the product its player names."""

CARDS: Final = 64
DESTINY_CARDS: Final = 14
LEVELS: Final = 3

ADVANCES: Final = (
    *("steamships", "railroads", "airplanes"),
    *("telegraph", "telephone", "wireless"),
    *("tolerance", "unity", "safety-net"),
    *("circus", "pro-sports", "television"),
    *("westward-ho", "innovation", "computers"),
)
"""Their features are rules, so a file must have these, in this order."""
STEAMSHIPS: Final = 0
RAILROADS: Final = 1
AIRPLANES: Final = 2
TELEGRAPH: Final = 3
TELEPHONE: Final = 4
WIRELESS: Final = 5
TOLERANCE: Final = 6
UNITY: Final = 7
SAFETY_NET: Final = 8
CIRCUS: Final = 9
PRO_SPORTS: Final = 10
TELEVISION: Final = 11
WESTWARD_HO: Final = 12
INNOVATION: Final = 13
COMPUTERS: Final = 14

DISCOVERIES: Final = (
    *("turnpike", "storytelling", "patriotism", "mechanization"),
    *("think-tank", "electricity", "motion-pictures"),
    *("rock-n-roll", "urban-renaissance", "e-commerce"),
)
"""As for the advances."""
TURNPIKE: Final = 0
STORYTELLING: Final = 1
PATRIOTISM: Final = 2
MECHANIZATION: Final = 3
THINK_TANK: Final = 4
ELECTRICITY: Final = 5
MOTION_PICTURES: Final = 6
ROCK_N_ROLL: Final = 7
URBAN_RENAISSANCE: Final = 8
E_COMMERCE: Final = 9

TABLES: Final = (
    *("constant", "setup", "era", "product", "region", "territory", "ferry", "river"),
    *("advance", "discovery", "card"),
)
"""The tables of the file."""

CONSTANTS: Final = {
    "tokens": 60,
    "start-cash": 1000,
    "opening-cards": 4,
    "bid-step": 100,
    "minimum-profit": 100,
    "token-price": 100,
    "free-hand": 20,
    "storytelling-hand": 20,
    "hand-penalty": 100,
    "profit-new-presence": 100,
    "profit-new-presence-computers": 100,
    "profit-lost-presence": 100,
    "profit-all-level-1": 100,
    "profit-all-level-2": 100,
    "victory-points-to-end": 100,
    "most-cities-points": 10,
    "cities": 60,
    "natives": 60,
    "tourist-markers": 60,
    "technology-markers": 60,
    "step-markers": 60,
    "deeds-per-discovery": 2,
    "attack-dice": 6,
    "attack-dice-telephone": 6,
    "defence-dice": 6,
    "natives-dice": 6,
    "city-dice": 6,
    "home-dice": 6,
    "city-tokens": 6,
    "tolerance-tokens": 60,
    "turnpike-tokens": 60,
    "wireless-tokens": 60,
    "airplane-markets": 60,
    "urban-renaissance-cash": 100,
    "motion-pictures-cash": 100,
}
"""The numbers of the rules and the highest value we play with."""

EFFECTS: Final[dict[str, list[str]]] = {
    "take-vacant": ["territories", "count", "fallback"],
    "take-cash-from-leader": ["cash"],
    "raise-own-profit": ["profit"],
    "evict-and-take": ["territories"],
    "rail-this-turn": [],
    "free-tokens": [],
    "ban-product": [],
    "lower-leaders-profit": ["profit"],
    "any-step": [],
    "pay-per-city": ["cash", "limit"],
    "lift-destiny-limit": [],
    "cede-one": [],
    "place-natives": ["territories", "count"],
    "win-ties": [],
    "reroll-first": [],
    "oregon-trail": ["territories"],
    "abolition-or-civil-rights": ["territories", "profit", "limit"],
    "cash-per-territory": ["products", "cash", "limit"],
    "destroy-cities": ["count", "cash"],
    "lose-by-die": ["cash"],
    "civil-war": ["count"],
    "homestead": ["territories", "count"],
    "level-profits": ["profit"],
    "cheap-attacks": ["territories"],
    "place-tourists": ["territories", "count"],
    "place-tourists-in-city": ["count"],
    "trustbusters": [],
    "panama-canal": ["territories", "cash"],
    "extra-die": [],
    "surplus-and-cash": ["limit"],
    "surplus-and-region": ["count"],
    "clear-territories": ["territories", "count"],
    "close-markets": ["territories", "count"],
    "replace-one": [],
    "halve-token-maximum": [],
    "place-technology": ["count"],
    "steal-card": [],
    "congress": ["cash", "toll"],
    "response": [],
}
"""Each event and what its card must say: `territories` is given by regions, territories, without and control."""


@final
class Setup:
    """What depends on the number of players."""

    def __init__(self, entry: Entry, box: "Components") -> None:
        self.players: int = entry.number("players", PLAYERS[0], PLAYERS[-1])
        self.start_profit: int = entry.number("start_profit", 0, 1000)
        self.homes: list[int] = _known(entry, "homes", box.index_of_territory)
        self.closed: list[int] = _known(entry, "closed", box.index_of_region) if entry.has("closed") else []
        self.token_maximum: list[int] = entry.numbers("token_maximum", 0, 60)
        """By place in the turn order (#token-maximum)."""
        self.safety_net: list[int] = entry.numbers("safety_net", 0, 1000)
        """From the lowest Profit to the highest (#advance-safety-net, #safety-net-amounts)."""
        entry.done()
        for key, found in (
            ("homes", self.homes),
            ("token_maximum", self.token_maximum),
            ("safety_net", self.safety_net),
        ):
            if len(found) != self.players:
                raise entry.wrong(
                    key, Sentence("not-one-each", MANIFEST_DESTINY, players=self.players, found=len(found))
                )
        for home in self.homes:
            if not box.home[home]:
                raise entry.wrong("homes", Sentence("no-home", MANIFEST_DESTINY, territory=box.territory_names[home]))
            if box.region[home] in self.closed:
                raise entry.wrong(
                    "homes", Sentence("closed-home", MANIFEST_DESTINY, territory=box.territory_names[home])
                )
        self.open: list[bool] = [region not in self.closed for region in box.region]
        """By territory: whether it exists with this number of players (#closed-regions)."""
        self.cards: list[int] = [card for card in range(CARDS) if self.players in box.card_players[card]]
        """The cards that are used (#removed-cards)."""
        self.card_place: list[int] = [self.cards.index(card) if card in self.cards else -1 for card in range(CARDS)]
        """By card: its place among those that are used."""
        self.territories: list[int] = [here for here, open in enumerate(self.open) if open]
        """The territories that exist with this number of players."""
        self.territory_place: list[int] = [self.open[:here].count(True) for here in range(len(self.open))]
        """By territory: its place among those."""
        self.cards_after: list[int] = [
            len([card for card in self.cards if box.card_pack[card] > pack]) for pack in range(len(PACKS))
        ]
        """By pack: how many cards the packs after it bring."""


@final
class Components:
    """What is in the box."""

    def __init__(self, text: str) -> None:
        file = ComponentFile(text)
        file.only_tables(list(TABLES))
        self._read_constants(file.entries("constant", len(CONSTANTS)))
        self._read_eras(file.entries("era", len(ERAS)))
        products = file.entries("product")
        self._read_products(products)
        self._read_regions(file.entries("region"))
        territories = file.entries("territory")
        self._read_territories(territories)
        self._read_links(territories, file.entries("ferry"), file.entries("river"))
        self._check_map(territories)
        self._check_icons(products)
        self._read_advances(file.entries("advance", len(ADVANCES)))
        self._read_discoveries(file.entries("discovery", len(DISCOVERIES)))
        self._read_cards(file.entries("card", CARDS))
        self._read_setups(file.entries("setup", len(PLAYERS)))
        self.tourist_icons: list[int] = [found.count(self.tourists) for found in self.products]
        self.technology_icons: list[int] = [found.count(self.technology) for found in self.products]
        """By territory: how many of these icons are printed there."""

    def setup(self, players: int) -> Setup:
        """What depends on the number of players."""
        return self.setups[players - PLAYERS[0]]

    def _read_constants(self, entries: list[Entry]) -> None:
        value: dict[str, int] = {}
        unique(entries, "id")
        for entry in entries:
            id = entry.one_of("id", list(CONSTANTS))
            value[id] = entry.number("value", 1, CONSTANTS[id])
            entry.done()
        self.tokens: int = value["tokens"]
        self.start_cash: int = value["start-cash"]
        self.opening_cards: int = value["opening-cards"]
        self.bid_step: int = value["bid-step"]
        self.minimum_profit: int = value["minimum-profit"]
        self.token_price: int = value["token-price"]
        self.free_hand: int = value["free-hand"]
        self.storytelling_hand: int = value["storytelling-hand"]
        self.hand_penalty: int = value["hand-penalty"]
        self.profit_new_presence: int = value["profit-new-presence"]
        self.profit_new_presence_computers: int = value["profit-new-presence-computers"]
        self.profit_lost_presence: int = value["profit-lost-presence"]
        self.profit_all_level: list[int] = [0, value["profit-all-level-1"], value["profit-all-level-2"], 0]
        """By level: the Profit for owning all its advances (#advance-bonus)."""
        self.victory_points_to_end: int = value["victory-points-to-end"]
        self.most_cities_points: int = value["most-cities-points"]
        self.cities: int = value["cities"]
        self.natives: int = value["natives"]
        self.tourist_markers: int = value["tourist-markers"]
        self.technology_markers: int = value["technology-markers"]
        self.step_markers: int = value["step-markers"]
        self.deeds_per_discovery: int = value["deeds-per-discovery"]
        self.attack_dice: int = value["attack-dice"]
        self.attack_dice_telephone: int = value["attack-dice-telephone"]
        self.defence_dice: int = value["defence-dice"]
        self.natives_dice: int = value["natives-dice"]
        self.city_dice: int = value["city-dice"]
        self.home_dice: int = value["home-dice"]
        self.city_tokens: int = value["city-tokens"]
        self.tolerance_tokens: int = value["tolerance-tokens"]
        self.turnpike_tokens: int = value["turnpike-tokens"]
        self.wireless_tokens: int = value["wireless-tokens"]
        self.airplane_markets: int = value["airplane-markets"]
        self.urban_renaissance_cash: int = value["urban-renaissance-cash"]
        self.motion_pictures_cash: int = value["motion-pictures-cash"]

    def _read_eras(self, entries: list[Entry]) -> None:
        self.pioneer_limit: list[int] = [0]
        """By Era 1, 2, 3 (#pioneer-limit)."""
        self.era_years: list[list[int]] = [[]]
        for number, entry in zip(ERAS, entries, strict=True):
            if entry.number("number", 1, 3) != number:
                raise entry.wrong("number", Sentence("out-of-order", wanted=number))
            self.era_years.append(entry.numbers("years", 1, 9999))
            self.pioneer_limit.append(entry.number("pioneers", 0, 60))
            entry.done()

    def _read_products(self, entries: list[Entry]) -> None:
        self.product_names: list[str] = unique(entries, "id")
        self.index_of_product: dict[str, int] = _index(self.product_names)
        self.payouts: list[list[int]] = []
        """By product and number of icons; nothing for none (#payout-amount)."""
        self.icons: list[int] = []
        """By product: how many icons the map shows."""
        for entry in entries:
            payouts = entry.numbers("payouts", 0, 1000)
            if not payouts or payouts != sorted(payouts):
                raise entry.wrong("payouts", Sentence("falling-payouts", MANIFEST_DESTINY))
            self.payouts.append([0, *payouts])
            self.icons.append(entry.number("icons", 1, 60))
            entry.done()
        for name in ("tourists", "technology"):
            if name not in self.product_names:
                raise ComponentError(
                    entries[-1].line() if entries else 1, Sentence("no-product", MANIFEST_DESTINY, product=name)
                )
        self.tourists: int = self.index_of_product["tourists"]
        self.technology: int = self.index_of_product["technology"]

    def _read_regions(self, entries: list[Entry]) -> None:
        self.region_names: list[str] = unique(entries, "id")
        self.index_of_region: dict[str, int] = _index(self.region_names)
        self.region_needs_westward_ho: list[bool] = [_flag(entry, "westward_ho") for entry in entries]
        self.region_is_foreign: list[bool] = [_flag(entry, "foreign") for entry in entries]
        for entry in entries:
            entry.done()

    def _read_territories(self, entries: list[Entry]) -> None:
        self.territory_names: list[str] = unique(entries, "id")
        self.index_of_territory: dict[str, int] = _index(self.territory_names)
        self.region: list[int] = []
        self.control: list[int] = []
        self.products: list[list[int]] = []
        """By territory: its product icons; a double icon stands there twice (#double-icon)."""
        self.home: list[bool] = []
        self.foreign: list[bool] = []
        self.needs_westward_ho: list[bool] = []
        self.coast: list[int] = []
        """By territory: the bits ATLANTIC and PACIFIC, for Steamships."""
        self.ocean: list[int] = []
        """By territory: the oceans it lies on, for Airplanes; for a foreign market its ocean, else its coasts."""
        self.at: list[list[int]] = []
        for entry in entries:
            region = self.index_of_region[entry.one_of("region", self.region_names)]
            foreign = self.region_is_foreign[region]
            self.region.append(region)
            self.control.append(entry.number("control", 1, 3))
            self.products.append(_known(entry, "products", self.index_of_product, twice=True))
            self.home.append(_flag(entry, "home"))
            self.foreign.append(foreign)
            self.needs_westward_ho.append(self.region_needs_westward_ho[region])
            coast = _shores(entry, entry.texts("coasts"), "coasts") if entry.has("coasts") else 0
            ocean = _shores(entry, [entry.text("ocean")], "ocean") if entry.has("ocean") else 0
            if foreign and (coast or not ocean):
                raise entry.wrong("coasts" if coast else "ocean", Sentence("foreign-without-ocean", MANIFEST_DESTINY))
            if ocean and not foreign:
                raise entry.wrong("ocean", Sentence("ocean-at-home", MANIFEST_DESTINY))
            self.coast.append(coast)
            self.ocean.append(ocean if foreign else coast)
            at = entry.numbers("at", 0, 1000)
            if len(at) != 2:
                raise entry.wrong("at", Sentence("not-two-numbers", MANIFEST_DESTINY))
            self.at.append(at)

    def _read_links(self, entries: list[Entry], ferries: list[Entry], rivers: list[Entry]) -> None:
        known = self.index_of_territory
        self.land: list[list[int]] = [_known(entry, "land", known) if entry.has("land") else [] for entry in entries]
        """By territory: its neighbours by land, corners included."""
        for entry in entries:
            entry.done()
        self.ferry: list[list[int]] = [[] for _ in entries]
        """By territory: its neighbours by ferry."""
        for entry in ferries:
            ends = _known(entry, "between", known)
            entry.done()
            if len(ends) != 2:
                raise entry.wrong("between", Sentence("not-two-territories", MANIFEST_DESTINY))
            here, there = ends
            if there in self.ferry[here]:
                raise entry.wrong("between", Sentence("ferry-twice", MANIFEST_DESTINY))
            if there in self.land[here]:
                raise entry.wrong("between", Sentence("ferry-by-land", MANIFEST_DESTINY))
            self.ferry[here].append(there)
            self.ferry[there].append(here)
        self.rail: list[list[int]] = [list(borders) for borders in self.land]
        """By territory: its neighbours by land without a river between (#advance-railroads)."""
        unique(rivers, "id")
        for entry in rivers:
            for border in entry.texts("borders"):
                here, there = self._pair(entry, border)
                if there not in self.land[here]:
                    raise entry.wrong("borders", Sentence("river-without-border", MANIFEST_DESTINY, border=border))
                if there not in self.rail[here]:
                    raise entry.wrong("borders", Sentence("river-twice", MANIFEST_DESTINY, border=border))
                self.rail[here].remove(there)
                if here in self.rail[there]:
                    self.rail[there].remove(here)
            entry.done()
        self.adjacent: list[list[int]] = [land + ferry for land, ferry in zip(self.land, self.ferry, strict=True)]
        """By territory: its neighbours by land and by ferry."""

    def _pair(self, entry: Entry, border: str) -> list[int]:
        ends = border.split()
        if len(ends) != 2:
            raise entry.wrong("borders", Sentence("not-a-border", MANIFEST_DESTINY, border=border))
        for end in ends:
            if end not in self.index_of_territory:
                raise entry.wrong("borders", Sentence("no-territory", MANIFEST_DESTINY, territory=end))
        return [self.index_of_territory[end] for end in ends]

    def _check_map(self, entries: list[Entry]) -> None:
        """A map that can be played: borders seen from both sides, nothing out of reach."""
        names = self.territory_names
        for here, borders in enumerate(self.land):
            entry = entries[here]
            if here in borders:
                raise entry.wrong("land", Sentence("borders-itself", MANIFEST_DESTINY))
            if borders and self.foreign[here]:
                raise entry.wrong("land", Sentence("foreign-border", MANIFEST_DESTINY))
            for there in borders:
                if here not in self.land[there]:
                    raise entry.wrong(
                        "land", Sentence("one-sided", MANIFEST_DESTINY, there=names[there], here=names[here])
                    )
            if not self.adjacent[here] and not self.ocean[here]:
                raise ComponentError(entry.line(), Sentence("isolated", MANIFEST_DESTINY, territory=names[here]))
            if self.home[here] and not borders:
                raise ComponentError(entry.line(), Sentence("isolated-home", MANIFEST_DESTINY, territory=names[here]))
        reached = self._reached_from(0)
        for here, entry in enumerate(entries):
            if here not in reached:
                raise ComponentError(
                    entry.line(), Sentence("out-of-reach", MANIFEST_DESTINY, territory=names[here], start=names[0])
                )

    def _reached_from(self, start: int) -> list[int]:
        """All that borders, ferries and shared shores connect with a territory."""
        reached = [start]
        for here in reached:
            for there in range(len(self.land)):
                linked = there in self.adjacent[here] or self.ocean[here] & self.ocean[there]
                if linked and there not in reached:
                    reached.append(there)
        return reached

    def _check_icons(self, entries: list[Entry]) -> None:
        for product, entry in enumerate(entries):
            found = sum([icons.count(product) for icons in self.products])
            if found != self.icons[product]:
                raise entry.wrong("icons", Sentence("other-icons", MANIFEST_DESTINY, found=found))

    def _read_advances(self, entries: list[Entry]) -> None:
        self.advance_names: list[str] = _in_order(entries, ADVANCES)
        self.index_of_advance: dict[str, int] = _index(self.advance_names)
        self.category_names: list[str] = []
        self.advance_category: list[int] = []
        self.advance_level: list[int] = []
        """Also its Victory Points (#advance-points)."""
        self.advance_price: list[int] = []
        self.advance_before: list[int] = []
        """By advance: the one below it in its category, or -1 (#advance-order)."""
        for entry in entries:
            category = entry.text("category")
            if category not in self.category_names:
                self.category_names.append(category)
            self.advance_category.append(self.category_names.index(category))
            self.advance_level.append(entry.number("level", 1, LEVELS))
            self.advance_price.append(entry.number("price", 0, 1000))
            entry.done()
        grid: dict[tuple[int, int], int] = {}
        for advance, entry in enumerate(entries):
            place = (self.advance_category[advance], self.advance_level[advance])
            if place in grid:
                raise entry.wrong("level", Sentence("level-twice", MANIFEST_DESTINY))
            grid[place] = advance
        for advance, entry in enumerate(entries):
            level = self.advance_level[advance]
            below = (self.advance_category[advance], level - 1)
            if level > 1 and below not in grid:
                raise entry.wrong("level", Sentence("no-level", MANIFEST_DESTINY, level=level - 1))
            self.advance_before.append(grid[below] if level > 1 else -1)
        self.level_bits: list[int] = [
            sum([1 << one for one, its in enumerate(self.advance_level) if its == level]) for level in range(LEVELS + 1)
        ]
        """By level: its advances as bits."""

    def _read_discoveries(self, entries: list[Entry]) -> None:
        self.discovery_names: list[str] = _in_order(entries, DISCOVERIES)
        self.index_of_discovery: dict[str, int] = _index(self.discovery_names)
        self.discovery_level: list[int] = []
        """Also its Victory Points and the Era that opens it (#research-limits)."""
        self.discovery_steps: list[list[int]] = []
        self.discovery_bits: list[int] = []
        """By discovery: its steps as bits."""
        self.discovery_needs: list[int] = []
        """By discovery: the advance without which it cannot be claimed, or -1."""
        for entry in entries:
            self.discovery_level.append(entry.number("level", 1, LEVELS))
            steps = entry.numbers("steps", 1, 5)
            if not steps or len(set(steps)) != len(steps):
                raise entry.wrong("steps", Sentence("not-different", MANIFEST_DESTINY))
            self.discovery_steps.append(steps)
            self.discovery_bits.append(sum([1 << step for step in steps]))
            needs = entry.one_of("needs", self.advance_names) if entry.has("needs") else ""
            self.discovery_needs.append(self.index_of_advance[needs] if needs else -1)
            entry.done()

    def _read_cards(self, entries: list[Entry]) -> None:
        self.card_names: list[str] = unique(entries, "id")
        self.index_of_card: dict[str, int] = _index(self.card_names)
        self.card_number: list[int] = []
        self.card_kind: list[int] = []
        self.card_pack: list[int] = []
        self.card_eras: list[list[int]] = []
        self.card_recycled: list[bool] = []
        self.card_players: list[list[int]] = []
        self.card_product: list[int] = []
        """By card: the product it pays out, NO_PRODUCT or ANY_PRODUCT."""
        self.card_credits: list[list[int]] = []
        """By card and advance: the credit in dollars, 0 for none."""
        self.card_steps: list[list[list[int]]] = []
        """By card: [discovery, number] for each step it gives."""
        self.card_pioneers: list[int] = []
        self.card_tokens: list[int] = []
        self.card_counters: list[list[int]] = []
        """By card: the cards it turns on their player (#counter-cards)."""
        self.card_cancels: list[list[int]] = []
        """By card: the cards whose event it cancels (#response-cards)."""
        self.card_news: list[bool] = []
        self.card_effect: list[str] = []
        """By card: a word of EFFECTS, or "" for a leader without an event."""
        self.card_territories: list[list[int]] = []
        """By card: the territories its event is about."""
        self.card_beside: list[list[int]] = []
        """By card: the territories one of which must border what it takes; empty if that does not matter."""
        self.card_products: list[list[int]] = []
        self.card_count: list[int] = []
        self.card_cash: list[int] = []
        self.card_profit: list[int] = []
        self.card_limit: list[int] = []
        self.card_toll: list[int] = []
        for number, entry in enumerate(entries, 1):
            if entry.number("number", 1, CARDS) != number:
                raise entry.wrong("number", Sentence("out-of-order", wanted=number))
            self.card_number.append(number)
            self._read_card(entry)
            self._read_event(entry)
            entry.done()
        for card, entry in enumerate(entries):
            self._check_card(card, entry)
        self.answering: list[int] = [
            card for card in range(CARDS) if self.card_counters[card] or self.card_cancels[card]
        ]
        """The cards that counter or cancel others."""
        for players in PLAYERS:
            opening = [n for n in range(CARDS) if self.card_pack[n] == OPENING and players in self.card_players[n]]
            if len(opening) < players:
                raise ComponentError(entries[0].line(), Sentence("too-few-opening", MANIFEST_DESTINY, players=players))

    def _read_card(self, entry: Entry) -> None:
        self.card_kind.append(KINDS.index(entry.one_of("kind", list(KINDS))))
        self.card_pack.append(PACKS.index(entry.one_of("pack", list(PACKS))))
        self.card_eras.append(_rising(entry, "eras", ERAS[0], ERAS[-1]))
        self.card_recycled.append(_flag(entry, "recycled"))
        self.card_players.append(_rising(entry, "players", PLAYERS[0], PLAYERS[-1]))
        product = entry.one_of("product", [*self.product_names, "any"]) if entry.has("product") else ""
        if product == "any":
            self.card_product.append(ANY_PRODUCT)
        else:
            self.card_product.append(self.index_of_product[product] if product else NO_PRODUCT)
        credits = [0] * len(ADVANCES)
        for advance, dollars in _amounts(entry, "credits", self.index_of_advance, 1, 1000):
            credits[advance] = dollars
        self.card_credits.append(credits)
        steps = _amounts(entry, "steps", self.index_of_discovery, 1, 5)
        for discovery, step in steps:
            if step not in self.discovery_steps[discovery]:
                raise entry.wrong(
                    "steps", Sentence("no-step", MANIFEST_DESTINY, discovery=self.discovery_names[discovery], step=step)
                )
        self.card_steps.append(steps)
        self.card_pioneers.append(_optional(entry, "pioneers", 10))
        self.card_tokens.append(_optional(entry, "tokens", 60))
        self.card_counters.append(_known(entry, "counters", self.index_of_card) if entry.has("counters") else [])
        self.card_cancels.append(self._cancelled(entry) if entry.has("cancels") else [])
        self.card_news.append(_flag(entry, "news"))

    def _cancelled(self, entry: Entry) -> list[int]:
        """The cards a response cancels; "any-event" is filled in when all cards are known."""
        if entry.texts("cancels") == ["any-event"]:
            return [-1]
        return _known(entry, "cancels", self.index_of_card)

    def _read_event(self, entry: Entry) -> None:
        effect = entry.one_of("effect", list(EFFECTS)) if entry.has("effect") else ""
        needed = EFFECTS[effect] if effect else []
        territories = self._territories_of(entry) if "territories" in needed else []
        self.card_effect.append(effect)
        self.card_territories.append(territories)
        beside = _known(entry, "beside", self.index_of_region) if entry.has("beside") else []
        self.card_beside.append([here for here, region in enumerate(self.region) if region in beside])
        self.card_products.append(_known(entry, "products", self.index_of_product) if "products" in needed else [])
        self.card_count.append(entry.number("count", 1, 60) if "count" in needed else 0)
        fallback = "fallback" in needed
        self.card_cash.append(_amount_if(entry, "cash", "cash" in needed, fallback))
        self.card_profit.append(_amount_if(entry, "profit", "profit" in needed, fallback))
        self.card_limit.append(entry.number("limit", 0, 1000) if "limit" in needed else 0)
        self.card_toll.append(entry.number("toll", 0, 1000) if "toll" in needed else 0)

    def _territories_of(self, entry: Entry) -> list[int]:
        regions = _known(entry, "regions", self.index_of_region) if entry.has("regions") else []
        named = _known(entry, "territories", self.index_of_territory) if entry.has("territories") else []
        without = _known(entry, "without", self.index_of_territory) if entry.has("without") else []
        control = entry.number("control", 1, 3) if entry.has("control") else 3
        found: list[int] = []
        for here, region in enumerate(self.region):
            if (region in regions or here in named) and here not in without and self.control[here] <= control:
                found.append(here)
        if not found:
            raise ComponentError(entry.line(), Sentence("about-nothing", MANIFEST_DESTINY))
        return found

    def _check_card(self, card: int, entry: Entry) -> None:
        kind = self.card_kind[card]
        product = self.card_product[card]
        effect = self.card_effect[card]
        if (kind == DESTINY) != (card < DESTINY_CARDS):
            raise entry.wrong("kind", Sentence("not-destiny", MANIFEST_DESTINY, last=DESTINY_CARDS))
        pays = kind in (DESTINY, EVENT_OR_PRODUCT)
        if pays != (product != NO_PRODUCT):
            raise entry.wrong(
                "kind", Sentence("must-pay" if pays else "must-not-pay", MANIFEST_DESTINY, kind=KINDS[kind])
            )
        if not effect and kind != LEADER:
            raise ComponentError(entry.line(), Sentence("no-effect", MANIFEST_DESTINY))
        if self.card_recycled[card] and len(self.card_eras[card]) == 1:
            raise entry.wrong("recycled", Sentence("one-era", MANIFEST_DESTINY))
        if self.card_cancels[card] == [-1]:
            self.card_cancels[card] = [
                other for other in range(CARDS) if other != card and self.card_kind[other] in (EVENT, EVENT_OR_PRODUCT)
            ]

    def _read_setups(self, entries: list[Entry]) -> None:
        self.setups: list[Setup] = []
        for players, entry in zip(PLAYERS, entries, strict=True):
            setup = Setup(entry, self)
            if setup.players != players:
                raise entry.wrong("players", Sentence("out-of-order", wanted=players))
            self.setups.append(setup)


def _in_order(entries: list[Entry], ids: tuple[str, ...]) -> list[str]:
    for id, entry in zip(ids, entries, strict=True):
        if entry.text("id") != id:
            raise entry.wrong("id", Sentence("out-of-order", wanted=id))
    return list(ids)


def _index(names: list[str]) -> dict[str, int]:
    return {name: at for at, name in enumerate(names)}


def _known(entry: Entry, key: str, index: dict[str, int], twice: bool = False) -> list[int]:
    """The indices of a list of ids, each known, and no id twice unless allowed."""
    found: list[int] = []
    for id in entry.texts(key):
        if id not in index:
            raise entry.wrong(key, Sentence("not-one-of", value=repr(id), known=list(index)))
        if index[id] in found and not twice:
            raise entry.wrong(key, Sentence("twice", value=repr(id)))
        found.append(index[id])
    return found


def _amounts(entry: Entry, key: str, index: dict[str, int], low: int, high: int) -> list[list[int]]:
    """A list like ["unity 30"]: [index, number] for each."""
    found: list[list[int]] = []
    for text in entry.texts(key) if entry.has(key) else []:
        words = text.split()
        if len(words) != 2 or words[0] not in index or not words[1].isdecimal():
            raise entry.wrong(key, Sentence("not-amount", MANIFEST_DESTINY, text=text, known=list(index)))
        amount = int(words[1])
        if not low <= amount <= high:
            raise entry.wrong(key, Sentence("amount-not-between", MANIFEST_DESTINY, text=text, low=low, high=high))
        if [index[words[0]], amount] in found:
            raise entry.wrong(key, Sentence("twice", value=repr(text)))
        found.append([index[words[0]], amount])
    return found


def _rising(entry: Entry, key: str, low: int, high: int) -> list[int]:
    numbers = entry.numbers(key, low, high)
    if not numbers or numbers != sorted(set(numbers)):
        raise entry.wrong(key, Sentence("not-rising", MANIFEST_DESTINY))
    return numbers


def _optional(entry: Entry, key: str, high: int) -> int:
    return entry.number(key, 1, high) if entry.has(key) else 0


def _amount_if(entry: Entry, key: str, needed: bool, allowed: bool) -> int:
    return entry.number(key, 0, 1000) if needed or (allowed and entry.has(key)) else 0


def _flag(entry: Entry, key: str) -> bool:
    return entry.has(key) and entry.flag(key)


def _shores(entry: Entry, names: list[str], key: str) -> int:
    shores = 0
    for name in names:
        if name == "atlantic":
            shores |= ATLANTIC
        elif name == "pacific":
            shores |= PACIFIC
        else:
            raise entry.wrong(key, Sentence("not-one-of", value=repr(name), known=["atlantic", "pacific"]))
    return shores
