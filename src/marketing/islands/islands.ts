/** The names of the interactive parts of pages. */
export const islandNames = ['calculator', 'faqs', 'recipient', 'spending', 'explorer', 'status'] as const
export type IslandName = (typeof islandNames)[number]

/** Makes a part that was rendered at build time interactive. */
export interface IslandModule {
  take(element: HTMLElement): void
}

/** Loads the code of each island when it is about to become visible. */
export type IslandLoads = { readonly [Name in IslandName]: () => Promise<IslandModule> }
