import type { ComponentType } from 'react'
import type { SiteLanguage } from './language'

/** The head of a page in one language. */
export interface PageCopy {
  /** Without the brand, which is appended. */
  readonly title: string
  readonly description: string
  /** The heading of its preview image; default: the title. */
  readonly heading?: string
}

/** A figure and its label. */
export interface Figure {
  readonly value: string
  readonly label: string
}

/** A question and its answer, for the page and for its structured data. */
export interface Question {
  readonly question: string
  readonly answer: string
}

/** The parts of a page that the server fills in per request. */
export interface PageParts {
  /** The part that fills it: a resource and its part of the site, such as 'posts.list'. */
  readonly name: `${string}.${string}`
  /** Whether it provides structured data, for the placeholder `data`. */
  readonly hasData?: true
  /** The placeholder of the language links, if only the server knows the languages of the page. */
  readonly alternates?: string
  /** A placeholder that is appended to the canonical URL of the page. */
  readonly behind?: string
}

/** Additional preview data of an article; the server fills in the placeholders. */
export interface PageArticle {
  readonly published: string
  readonly changed: string
  /** The name of the placeholder for the URL of its picture, which may be empty. */
  readonly picture: string
}

/** A page of the site. */
export interface SitePage {
  /** Its path in English: '/' or '/pricing'. `:slug` stands for any segment. */
  readonly path: string
  readonly copy: Readonly<Record<SiteLanguage, PageCopy>>
  /** Whether it is excluded from search engines. */
  readonly isAside?: true
  readonly Body: ComponentType<{ language: SiteLanguage }>
  readonly parts?: PageParts
  readonly article?: PageArticle
  /** The target of the language switch, if not the same page in the other language. */
  readonly elsewhere?: string
  /** The figures in its preview image. */
  readonly figures?: Readonly<Record<SiteLanguage, readonly Figure[]>>
  /** The questions in its structured data. */
  readonly questions?: Readonly<Record<SiteLanguage, readonly Question[]>>
}
