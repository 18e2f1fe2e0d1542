import type { ComponentType } from 'react'
import type { SiteLanguage } from './language'

/** What the head of a page says in one language. */
export interface PageCopy {
  /** Without the brand, which is added. */
  readonly title: string
  readonly description: string
  /** What its preview says; the title where there is none. */
  readonly heading?: string
}

/** A figure and what it counts. */
export interface Figure {
  readonly value: string
  readonly label: string
}

/** A question and its answer, as the page shows it and as search engines read it. */
export interface Question {
  readonly question: string
  readonly answer: string
}

/** What the server fills in when a page is asked for. */
export interface PageParts {
  /** Who fills it: a resource and its part of the site, such as 'posts.list'. */
  readonly name: `${string}.${string}`
  /** Whether it brings data for search engines, in the place `data`. */
  readonly hasData?: true
  /** Where only the server knows in which languages it stands: the place of those links. */
  readonly alternates?: string
  /** What stands behind the address of each such page, such as the place of its name. */
  readonly behind?: string
}

/** What previews of an article say beyond those of other pages; the places are filled by the server. */
export interface PageArticle {
  readonly published: string
  readonly changed: string
  /** The name of the place of its own picture's address; it may have none. */
  readonly picture: string
}

/** A page of the site. */
export interface SitePage {
  /** Its address in English: '/' or '/pricing'. `:slug` in it stands for anything. */
  readonly path: string
  readonly copy: Readonly<Record<SiteLanguage, PageCopy>>
  /** Whether search engines leave it out, as nobody looks for it. */
  readonly isAside?: true
  readonly Body: ComponentType<{ language: SiteLanguage }>
  readonly parts?: PageParts
  readonly article?: PageArticle
  /** Where its language switch leads, if not to the same page in the other language. */
  readonly elsewhere?: string
  /** The figures that its preview shows. */
  readonly figures?: Readonly<Record<SiteLanguage, readonly Figure[]>>
  /** The questions that it answers, for search engines. */
  readonly questions?: Readonly<Record<SiteLanguage, readonly Question[]>>
}
