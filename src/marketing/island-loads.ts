import type { IslandLoads } from './islands/islands'

/** The dynamic import of each island. */
export const islandLoads: IslandLoads = {
  calculator: () => import('./calculator/take-calculator'),
  faqs: () => import('./pages/faqs/search'),
  recipient: () => import('./local-details/take-recipient'),
  spending: () => import('./pages/issuing/take-spending'),
  explorer: () => import('./coverage/take-explorer'),
  status: () => import('./pages/legal/take-status'),
}
