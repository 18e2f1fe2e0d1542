import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import type { SiteLanguage } from '../base/language'
import type { IslandName } from './islands'

const text = {
  en: {
    noScript: 'This is an example. With JavaScript you can try figures of your own.',
    failed: 'This part could not be loaded.',
    again: 'Load the page again',
  },
  cn: {
    noScript: '以上为示例。启用 JavaScript 后即可自行试算。',
    failed: '此部分未能加载。',
    again: '重新加载页面',
  },
} as const

interface IslandProps<Given> {
  readonly name: IslandName
  readonly language: SiteLanguage
  readonly Part: ComponentType<Given>
  /** The props of the component, at build time and in the browser; stored in the page as JSON. */
  readonly given: Given
}

/**
 * A part of a page that is rendered at build time and hydrated in the browser when it comes into view. Everything
 * else stays plain HTML. An island can be on a page only once.
 */
export const Island = <Given extends object>({ name, language, Part, given }: IslandProps<Given>) => (
  <div className="island">
    <div
      data-island={name}
      data-given={JSON.stringify(given)}
      // oxlint-disable-next-line react/no-danger -- with the hydration markers that static markup omits
      dangerouslySetInnerHTML={{
        __html: renderToString(<Part {...given} />, { identifierPrefix: `${name}-` }),
      }}
    />
    <p className="quiet island-example">{text[language].noScript}</p>
    <p className="island-failed">
      {text[language].failed}
      <button type="button" className="button">
        {text[language].again}
      </button>
    </p>
  </div>
)
