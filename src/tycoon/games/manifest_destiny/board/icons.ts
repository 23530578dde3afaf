/** What things are drawn with: icons of game-icons.net (CC BY 3.0) for products, of Tabler (MIT) for the rest. */
import type { Component } from 'svelte'
import type { SvelteHTMLElements } from 'svelte/elements'
import Beaver from '~icons/game-icons/beaver'
import Bull from '~icons/game-icons/bull'
import CottonFlower from '~icons/game-icons/cotton-flower'
import GoldBar from '~icons/game-icons/gold-bar'
import Microchip from '~icons/game-icons/microchip'
import Mining from '~icons/game-icons/mining'
import OilDrum from '~icons/game-icons/oil-drum'
import PhotoCamera from '~icons/game-icons/photo-camera'
import PineTree from '~icons/game-icons/pine-tree'
import ShinyApple from '~icons/game-icons/shiny-apple'
import SmokingPipe from '~icons/game-icons/smoking-pipe'
import Wheat from '~icons/game-icons/wheat'
import Antenna from '~icons/tabler/antenna'
import BallBaseball from '~icons/tabler/ball-baseball'
import Bolt from '~icons/tabler/bolt'
import Book from '~icons/tabler/book-2'
import Brain from '~icons/tabler/brain'
import BroadcastTower from '~icons/tabler/building-broadcast-tower'
import Skyscraper from '~icons/tabler/building-skyscraper'
import Bulb from '~icons/tabler/bulb'
import Cpu from '~icons/tabler/cpu'
import DeviceTv from '~icons/tabler/device-tv-old'
import Flag from '~icons/tabler/flag-2'
import GuitarPick from '~icons/tabler/guitar-pick'
import Handshake from '~icons/tabler/heart-handshake'
import Horseshoe from '~icons/tabler/horseshoe'
import Lifebuoy from '~icons/tabler/lifebuoy'
import Movie from '~icons/tabler/movie'
import Peace from '~icons/tabler/peace'
import Phone from '~icons/tabler/phone'
import Plane from '~icons/tabler/plane'
import Road from '~icons/tabler/road'
import Settings from '~icons/tabler/settings'
import Ship from '~icons/tabler/ship'
import ShoppingCart from '~icons/tabler/shopping-cart'
import Tent from '~icons/tabler/tent'
import Train from '~icons/tabler/train'

type Icon = Component<SvelteHTMLElements['svg']>

export const PRODUCTS: Record<string, Icon> = {
  'fruits-vegetables': ShinyApple,
  livestock: Bull,
  timber: PineTree,
  grain: Wheat,
  textiles: CottonFlower,
  ore: Mining,
  fur: Beaver,
  tobacco: SmokingPipe,
  oil: OilDrum,
  gold: GoldBar,
  technology: Microchip,
  tourists: PhotoCamera,
}

export const FEATURES: Record<string, Icon> = {
  steamships: Ship,
  railroads: Train,
  airplanes: Plane,
  telegraph: Antenna,
  telephone: Phone,
  wireless: BroadcastTower,
  tolerance: Peace,
  unity: Handshake,
  'safety-net': Lifebuoy,
  circus: Tent,
  'pro-sports': BallBaseball,
  television: DeviceTv,
  'westward-ho': Horseshoe,
  innovation: Bulb,
  computers: Cpu,
  turnpike: Road,
  storytelling: Book,
  patriotism: Flag,
  mechanization: Settings,
  'think-tank': Brain,
  electricity: Bolt,
  'motion-pictures': Movie,
  'rock-n-roll': GuitarPick,
  'urban-renaissance': Skyscraper,
  'e-commerce': ShoppingCart,
}
