import type { ReactNode } from 'react'
import type { AnyResource, SeriesScope } from '#define'
import { loadDeferredTexts } from '#base/i18n/deferred-texts'
import type { Row } from '#providers/data/answers'
import { ChosenOccurrence } from '#providers/data/write-meta'
import { ScopeQuestion } from './scope-question'

/** The change that a question is about. */
export interface ScopeRequest {
  readonly row: Row
  /** The start of the chosen occurrence; by default that of the series. */
  readonly at: string | undefined
  /** The names of the changed fields. */
  readonly changed: readonly string[]
  /** `change` by default. An answer applies to one event or to all. */
  readonly kind?: 'change' | 'answer'
}

/** Shows the question and resolves with what the user chooses; undefined if they cancel. */
export async function askScope(
  resource: AnyResource,
  { row, at, changed, kind = 'change' }: ScopeRequest,
  show: (question: ReactNode) => void,
): Promise<ChosenOccurrence | undefined> {
  const { start = '', series } = resource.views?.calendar ?? {}
  const first = String(row[start])
  const excluded = (row[series?.excluded ?? ''] ?? []) as readonly { readonly start: string }[]
  // Without an occurrence, the start of the series is shown, at which nothing may happen.
  if (at === undefined && excluded.some((each) => each.start === first))
    return new ChosenOccurrence(first, 'all')
  const chosen = at ?? first
  await loadDeferredTexts()
  const scope = await new Promise<SeriesScope | undefined>((resolve) =>
    show(
      <ScopeQuestion
        resource={resource}
        row={row}
        at={chosen}
        kind={kind}
        choices={kind === 'answer' ? ['this', 'all'] : choicesFor(resource, changed)}
        onChoose={resolve}
        onCancel={() => resolve(undefined)}
      />,
    ),
  )
  show(undefined)
  return scope && new ChosenOccurrence(chosen, scope)
}

/** A save for which occurrences are chosen. */
export interface SeriesSave {
  readonly choose: (occurrence: ChosenOccurrence) => void
}

/** The same for a save of the form; resolves with whether it goes on. Nothing is asked if nothing has changed. */
export async function chooseFor(
  save: SeriesSave,
  resource: AnyResource,
  { row, at, changed }: Omit<ScopeRequest, 'row' | 'kind'> & { readonly row: Row | undefined },
  show: (question: ReactNode) => void,
): Promise<boolean> {
  if (!row || changed.length === 0) return true
  const chosen = await askScope(resource, { row, at, changed }, show)
  if (chosen) save.choose(chosen)
  return chosen !== undefined
}

/** A single occurrence has no rule. */
function choicesFor(resource: AnyResource, changed: readonly string[]): readonly SeriesScope[] {
  const { recurrence, series } = resource.views?.calendar ?? {}
  const isOfSeries = [recurrence, series?.added].some((name) => name !== undefined && changed.includes(name))
  return isOfSeries ? ['following', 'all'] : ['this', 'following', 'all']
}
