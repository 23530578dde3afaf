/** A sign for each action card. */
import type { Component } from 'svelte'
import Money from '~icons/game-icons/receive-money'
import Cow from '~icons/game-icons/cow'
import Tag from '~icons/game-icons/price-tag'
import Glass from '~icons/game-icons/magnifying-glass'
import Downgrade from '~icons/game-icons/team-downgrade'
import Podium from '~icons/game-icons/podium-winner'
import Scales from '~icons/game-icons/scales'
import Gavel from '~icons/game-icons/gavel'
import Balloons from '~icons/game-icons/balloons'
import Spy from '~icons/game-icons/spy'
import Plane from '~icons/game-icons/airplane-departure'
import Banging from '~icons/game-icons/banging-gavel'
import Puppet from '~icons/game-icons/puppet'
import Binoculars from '~icons/game-icons/binoculars'
import Chart from '~icons/game-icons/chart'
import Megaphone from '~icons/game-icons/megaphone'
import Target from '~icons/game-icons/on-target'
import Coins from '~icons/game-icons/coins-pile'
import Notebook from '~icons/game-icons/notebook'
import Island from '~icons/game-icons/island'
import Swords from '~icons/game-icons/crossed-swords'
import Book from '~icons/game-icons/black-book'
import Trophy from '~icons/game-icons/trophy-cup'
import Squares from '~icons/tabler/border-all'
import PlusMinus from '~icons/tabler/plus-minus'
import Straight from '~icons/tabler/arrows-horizontal'
import Diagonal from '~icons/tabler/arrows-diagonal'
import Bolt from '~icons/tabler/bolt'
import Exchange from '~icons/tabler/arrows-exchange'

export const CARD_ICONS: Record<string, Component> = {
  award: Trophy,
  bribe: Money,
  'cash-cow': Cow,
  'cheap-pr': Tag,
  cluster: Squares,
  'competitive-analysis': Glass,
  'dumping-wages': Downgrade,
  'flexible-bidding': PlusMinus,
  frontrunner: Podium,
  'good-tax-morale': Scales,
  growth: Straight,
  'hire-lawyer': Gavel,
  hyperactive: Bolt,
  hyperinflation: Balloons,
  'industrial-spying': Spy,
  internationalisation: Plane,
  latitude: Diagonal,
  lawsuit: Banging,
  manipulation: Puppet,
  'market-screening': Binoculars,
  'pr-analysis': Chart,
  'pr-machine': Megaphone,
  'resource-transfer': Exchange,
  specialization: Target,
  'super-dividends': Coins,
  'sustainability-report': Notebook,
  'tax-evasion': Island,
  'tough-competition': Swords,
  'tricky-book-keeping': Book,
}
