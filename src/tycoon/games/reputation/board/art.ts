/** A sign for each project, for each pair of corporation and CEO. */
import type { Component } from 'svelte'
import Shuttle from '~icons/game-icons/space-shuttle'
import Television from '~icons/game-icons/tv'
import Guarded from '~icons/game-icons/guarded-tower'
import Poker from '~icons/game-icons/poker-hand'
import Drone from '~icons/game-icons/delivery-drone'
import Shirt from '~icons/game-icons/t-shirt'
import Database from '~icons/game-icons/database'
import Submarine from '~icons/game-icons/submarine'
import Banknote from '~icons/game-icons/banknote'
import Badge from '~icons/game-icons/police-badge'
import Genes from '~icons/game-icons/dna2'
import Sentry from '~icons/game-icons/sentry-gun'
import Greenhouse from '~icons/game-icons/greenhouse'
import WaterTower from '~icons/game-icons/water-tower'
import Hospital from '~icons/game-icons/hospital'
import Graduate from '~icons/game-icons/graduate-cap'
import Bookshelf from '~icons/game-icons/bookshelf'
import Umbrella from '~icons/game-icons/umbrella'
import House from '~icons/game-icons/family-house'
import Railway from '~icons/game-icons/railway'
import Dam from '~icons/game-icons/dam'
import Solar from '~icons/game-icons/solar-power'
import Subway from '~icons/game-icons/subway'
import Stadium from '~icons/tabler/building-stadium'
import Gear from '~icons/game-icons/big-gear'
import Bolt from '~icons/game-icons/power-lightning'
import Coins from '~icons/game-icons/two-coins'
import Mask from '~icons/game-icons/domino-mask'
import Moon from '~icons/game-icons/moon'
import Scales from '~icons/game-icons/scales'
import Key from '~icons/game-icons/skeleton-key'
import Tower from '~icons/game-icons/stone-tower'

export const PROJECTS: Record<string, Component> = {
  'zero-g-cruises': Shuttle,
  'immersive-advertising': Television,
  'gated-towers': Guarded,
  'floating-casino': Poker,
  'drone-delivery': Drone,
  'throwaway-fashion': Shirt,
  'data-brokerage': Database,
  'deep-sea-mine': Submarine,
  'flash-loans': Banknote,
  'private-police': Badge,
  'gene-patents': Genes,
  'autonomous-weapons': Sentry,
  'hanging-gardens': Greenhouse,
  'drinking-water-network': WaterTower,
  'district-hospital': Hospital,
  'open-university': Graduate,
  'night-libraries': Bookshelf,
  'climate-shelters': Umbrella,
  'public-housing': House,
  'ring-tramway': Railway,
  'sea-wall': Dam,
  'municipal-solar-plant': Solar,
  'driverless-metro': Subway,
  'olympic-stadium': Stadium,
}

/** By the symbol printed on corporations and CEOs. */
export const SYMBOLS: Record<string, Component> = {
  gear: Gear,
  bolt: Bolt,
  coin: Coins,
  mask: Mask,
  moon: Moon,
  scales: Scales,
  key: Key,
  tower: Tower,
}
