/** Gives a part that was drawn when the page was built its life. */
export interface IslandModule {
  take(element: HTMLElement): void
}

/** The parts of pages that work by script, by the names that they have in the pages. Each one's code comes when it is looked at. */
export const islands = {
  calculator: () => import('../calculator/take-calculator'),
  faqs: () => import('../pages/faqs/search'),
  recipient: () => import('../local-details/take-recipient'),
  spending: () => import('../pages/issuing/take-spending'),
  explorer: () => import('../coverage/take-explorer'),
} satisfies Readonly<Record<string, () => Promise<IslandModule>>>

export type IslandName = keyof typeof islands
