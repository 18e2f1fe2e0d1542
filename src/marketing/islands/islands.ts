/** The parts of pages that work by script, by the names that they have in the pages. */
export const islandNames = ['calculator', 'faqs', 'recipient', 'spending', 'explorer'] as const
export type IslandName = (typeof islandNames)[number]

/** Makes a part that was rendered when the page was built interactive. */
export interface IslandModule {
  take(element: HTMLElement): void
}

/** Loads the code of each island when it is about to be seen. */
export type IslandLoads = { readonly [Name in IslandName]: () => Promise<IslandModule> }
