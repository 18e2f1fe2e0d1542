/** How the inline script gives something to the script of the first rows. Either may run first. */
interface Handover<Given> {
  give(given: Given): void
  /** Calls back as soon as it is given; never if no user is signed in. */
  whenGiven(onGiven: (given: Given) => void): void
}

/** The two scripts are different builds, so what they share is global. */
const shared = globalThis as { given?: unknown; onGiven?: (given: never) => void }

/** What the page has requested: of one page there is only one. */
export const handover = <Given>(): Handover<Given> => ({
  give: (given) => {
    shared.given = given
    shared.onGiven?.(given as never)
  },
  whenGiven: (onGiven) => {
    if (shared.given) onGiven(shared.given as Given)
    else shared.onGiven = onGiven
  },
})
