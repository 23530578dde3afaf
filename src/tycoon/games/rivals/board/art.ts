/** The drawings of rooms and cards. */
import type { Component } from 'svelte'
import Factory from '~icons/tabler/building-factory-2'
import Flask from '~icons/tabler/flask'
import Box from '~icons/tabler/package'
import Cards from '~icons/tabler/cards'
import Coin from '~icons/tabler/coin'
import Newcomer from '~icons/tabler/user'
import Store from '~icons/tabler/building-store'
import Recruit from '~icons/tabler/user-plus'
import Bulb from '~icons/tabler/bulb'
import Crown from '~icons/tabler/crown'
import Swap from '~icons/tabler/arrows-left-right'
import Chart from '~icons/tabler/chart-bar'
import Spy from '~icons/tabler/spy'
import type { Department, Kind } from './model'

export const ROOM_ICONS: Record<Department, Component> = {
  production: Factory,
  research: Flask,
  hr: Recruit,
  sales: Store,
}

/** What a success brings. */
export const YIELD_ICONS: Record<Department, Component> = {
  production: Box,
  research: Cards,
  hr: Newcomer,
  sales: Coin,
}

export const CARD_ICONS: Record<Kind, Component> = {
  ace: Bulb,
  king: Crown,
  queen: Swap,
  jack: Chart,
  joker: Spy,
}
