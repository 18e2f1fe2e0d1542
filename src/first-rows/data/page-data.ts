import type { AnyResource, Role } from '#define'
import type { CustomPage } from '#define/paths/custom-pages'
import type { Language } from '#base/i18n/languages'

/** The texts of one language that the frame of a page needs. */
export interface FrameTexts {
  /** The texts of `src/locales` by their keys: 'list.selectPage'. */
  readonly texts: Readonly<Record<string, string>>
}

/** The texts of one language that the page of an area needs. */
interface AreaTexts extends FrameTexts {
  /** The resource, for many and for one. */
  readonly resource: readonly [many: string, one: string]
  /** The group of the menu, if the resource is in one. */
  readonly group?: string
}

/** The labels and texts of one language that the first rows of a resource need. */
export interface PageTexts extends AreaTexts {
  /** What stands for a record without a title, with `{{name}}`. */
  readonly untitled?: string
  readonly fields: Readonly<Record<string, string>>
  /** By field and value. */
  readonly options: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Of a catalogue: the orders that it offers, as the URL has them. */
  readonly orders?: Readonly<Record<string, string>>
  /** One record of each resource that this one refers to. */
  readonly others: Readonly<Record<string, string>>
  /** The headings of the sections of a record. */
  readonly sections?: Readonly<Record<string, string>>
}

/** What the script of the frame knows about any page of the dashboard, as JSON inside it. */
export interface FrameData {
  /** The SVG paths of the icons that the frame shows. */
  readonly icons: Readonly<Record<string, string>>
  /** Those of the icons that are mirrored on right-to-left pages. */
  readonly directional: readonly string[]
  readonly languages: Readonly<Record<Language, FrameTexts>>
}

/** What is known about a page with the heading of its resource. */
export interface AreaData extends FrameData {
  /** Whether every role may read the resource. Otherwise the frame does not name it before the account is known. */
  readonly isForAll: boolean
  readonly languages: Readonly<Record<Language, AreaTexts>>
}

/** What is known about a custom page that is rendered before the application has loaded. */
export interface CustomPageData extends AreaData {
  /** Its path, and what it reads. */
  readonly custom: Pick<CustomPage, 'path' | 'reads'>
  /** Whether its heading is one short line. */
  readonly compact: boolean
}

/**
 * What the script of the first rows knows about a page, as JSON inside it: the part of the declaration that a list
 * or a record reads, in which conditions, inputs and functions are left out, and its texts.
 */
export interface PageData extends AreaData {
  readonly resource: AnyResource
  /** The view whose first rows the page renders. */
  readonly view: 'table' | 'board' | 'gallery' | 'calendar'
  /** The name of its page, if that is not the one of the view. */
  readonly page?: string
  /** Of a calendar: the URL of the calendars to which its events belong, if every role may read some of them. */
  readonly calendars?: string
  /** Only of the page of a record. */
  readonly record?: {
    /** Whether its fields are rendered, and not only its heading and its summary. */
    readonly hasFields: boolean
    /** The roles to which the application shows actions of every record, whatever they may do with it. */
    readonly hasActions: readonly Role[]
  }
  /** The resources that this one refers to, with no more than the URLs of their screens. */
  readonly others: Readonly<Record<string, AnyResource>>
  readonly languages: Readonly<Record<Language, PageTexts>>
}

/** What a page renders before the application has loaded. */
export type FirstPart = PageData['view'] | 'record'

/** The id of the element with the data. */
export const pageDataId = 'first-rows-data'
/** The id of the element in which the page frame and the first rows are rendered. */
export const frameId = 'first-rows'
