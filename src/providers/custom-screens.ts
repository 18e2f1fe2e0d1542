import type { ComponentType } from 'react'
import type { AnyResource } from '../define'
import type { BoardChoice } from '../define/views/board'
import type { CustomPage, CustomPages } from '../define/paths/custom-pages'
import type { English } from '../locales/en'
import { lazyModule, type LazyModule } from '../base/loading/lazy-module'
import type { Row } from './data/answers'

type Load<Props> = () => Promise<ComponentType<Props>>

/** A custom page with its component, which is loaded when the page is opened. */
export interface LazyCustomPage extends CustomPage {
  readonly menu?: CustomPage['menu'] & { readonly name: PageName }
  readonly load: Load<{}>
}
export type PageName = keyof English['shell']['pages']

/** The custom parts of the generated screens of a resource. */
export interface CustomParts {
  /** On a record's page, before the buttons of what can be done with it. */
  readonly actions?: Load<{ resource: AnyResource; row: Row }>
  /** On a record's page, above its fields. */
  readonly head?: Load<{ resource: AnyResource; row: Row }>
  /** On a record's page, instead of its fields. */
  readonly fields?: Load<{ resource: AnyResource; row: Row }>
  /** On a form page, below its inputs; gets the current values. */
  readonly form?: Load<{ resource: AnyResource; values: Readonly<Record<string, unknown>> }>
  /** On a record's page, below its fields. */
  readonly show?: Load<{ resource: AnyResource; row: Row }>
  /** At the bottom of a card in the gallery. */
  readonly card?: Load<{ resource: AnyResource; row: Row }>
  /** At the end of the tools of a catalogue. */
  readonly catalogue?: Load<{ resource: AnyResource }>
  /** Above the list, in every view. */
  readonly list?: Load<{ resource: AnyResource }>
  /** A card on the billing page of the user's account, and its position there. */
  readonly billing?: { readonly order: number; readonly load: Load<{}> }
  /** Follows something while a user is signed in who may read the resource, on every page; it shows nothing. */
  readonly background?: Load<{}>
  /** Of a resource whose records are boards: the automation rules of a board, in a dialog that its menu opens. */
  readonly rules?: Load<BoardRulesProps>
  /** In every list, the open menu of the button with the links of a resource that `linksToLists`. */
  readonly listMenu?: Load<ListMenuProps>
  /** Reads these links while a user is signed in, and passes them to `setListLinks`; it shows nothing. */
  readonly listLinks?: Load<{}>
}

/** The dialog with the automation rules of a board. */
export interface BoardRulesProps {
  readonly board: BoardChoice
  readonly onClose: () => void
}

/** The menu of the links of a list. */
export interface ListMenuProps {
  /** The resource of the list. */
  readonly resource: AnyResource
  readonly anchor: HTMLElement
  readonly onClose: () => void
}

/** What the browser does with the output of an action, by resource and action. */
export interface ActionResults {
  readonly [resource: string]: {
    readonly [action: string]: (output: Readonly<Record<string, unknown>>) => Promise<void>
  }
}

/** The custom pages of a feature, its custom parts by resource, and the use of the outputs of its actions. */
export type FeatureScreens<Pages extends CustomPages = readonly []> = {
  readonly parts?: { readonly [resource: string]: CustomParts }
  readonly results?: ActionResults
} & ([Pages[number]] extends [never]
  ? { readonly pages?: undefined }
  : { readonly pages: { readonly [Path in Pages[number]['path']]: Load<{}> } })

interface AnyFeatureScreens {
  readonly pages?: Readonly<Record<string, Load<{}>>> | undefined
  readonly parts?: { readonly [resource: string]: CustomParts }
  readonly results?: ActionResults
}

/** Combines the screens of all features. */
export function combineScreens(
  pages: readonly Omit<LazyCustomPage, 'load'>[],
  features: readonly AnyFeatureScreens[],
): CustomScreens {
  const loads: Readonly<Record<string, Load<{}>>> = Object.assign({}, ...features.map((item) => item.pages))
  const ordered = pages.toSorted((item, other) => (item.menu?.order ?? 0) - (other.menu?.order ?? 0))
  return {
    pages: ordered.map((page) => {
      const load = loads[page.path]
      if (!load) throw new Error(`Nothing renders the page ${page.path}`)
      return { ...page, load }
    }),
    parts: Object.assign({}, ...features.map(({ parts }) => parts)),
    results: Object.assign({}, ...features.map(({ results }) => results)),
  }
}

/** All custom pages and custom parts. */
export interface CustomScreens {
  readonly pages: readonly LazyCustomPage[]
  readonly parts: { readonly [resource: string]: CustomParts }
  readonly results: ActionResults
}

const modules = new WeakMap<Load<never>, LazyModule<ComponentType<never>>>()

/** The lazy module of a component: the same for the same `load`, so that it is loaded once. */
export function customModule<Props>(load: Load<Props>): LazyModule<ComponentType<Props>> {
  const known = modules.get(load as Load<never>)
  const module = known ?? lazyModule(load)
  if (!known) modules.set(load as Load<never>, module as LazyModule<ComponentType<never>>)
  return module as LazyModule<ComponentType<Props>>
}

/** Allows components that failed to load to be loaded again. */
export const forgetFailedPages = (custom: CustomScreens): void =>
  custom.pages.forEach(({ load }) => customModule(load).forgetFailure())
