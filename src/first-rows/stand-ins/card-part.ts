import type { FirstCatalogueParts } from '#providers/first-catalogue'

let part: FirstCatalogueParts['card']

/** Sets what the feature of a catalogue adds to its cards. */
export const setCardPart = (card: FirstCatalogueParts['card']): void => void (part = card)

/** What was set for a record; nothing in other lists. */
export const drawCardPart: NonNullable<FirstCatalogueParts['card']> = (props) => part?.(props) ?? null
