import type { ComponentType } from 'react'
import type { AnyResource } from '../define'
import type { AreaIcon } from '../define/area-icons'
import type { English } from '../locales/en'
import { lazyModule, type LazyModule } from '../base/loading/lazy-module'
import type { Row } from './data/answers'

type Load<Props> = () => Promise<ComponentType<Props>>

/** A page that no view can draw: its component comes when it is opened. */
export interface DrawnPage {
  /** Where it takes the place of a generated screen, that screen's address. */
  readonly path: string
  /** The resource that it shows: who may not read it is refused. */
  readonly resource?: string
  /** Its line in the menu, where it is more than a page of its resource. */
  readonly menu?: { readonly group: string; readonly name: PageName; readonly icon: AreaIcon }
  readonly load: Load<{}>
}
export type PageName = keyof English['shell']['pages']

/** What stands on a generated screen beside what is generated. */
export interface DrawnParts {
  /** On the page of a record, above its fields. */
  readonly head?: Load<{ resource: AnyResource; row: Row }>
  /** On the page of a record, in place of its fields. */
  readonly fields?: Load<{ resource: AnyResource; row: Row }>
  /** On the page of a form, beneath its inputs: the values as they are typed. */
  readonly form?: Load<{ resource: AnyResource; values: Readonly<Record<string, unknown>> }>
  /** On the page of a record, beneath its fields. */
  readonly show?: Load<{ resource: AnyResource; row: Row }>
  /** At the foot of a card of the gallery. */
  readonly card?: Load<{ resource: AnyResource; row: Row }>
  /** Above the list, in whatever view. */
  readonly list?: Load<{ resource: AnyResource }>
}

/** Everything that is drawn by hand, as the rooms have it. */
export interface Drawn {
  readonly pages: readonly DrawnPage[]
  readonly parts: { readonly [resource: string]: DrawnParts }
}

const modules = new WeakMap<Load<never>, LazyModule<ComponentType<never>>>()

/** What draws: the same for the same `load`, so that it is loaded once. */
export function drawnModule<Props>(load: Load<Props>): LazyModule<ComponentType<Props>> {
  const known = modules.get(load as Load<never>)
  const module = known ?? lazyModule(load)
  if (!known) modules.set(load as Load<never>, module as LazyModule<ComponentType<never>>)
  return module as LazyModule<ComponentType<Props>>
}

/** Lets what did not come be tried again. */
export const forgetFailedPages = (drawn: Drawn): void =>
  drawn.pages.forEach(({ load }) => drawnModule(load).forgetFailure())
