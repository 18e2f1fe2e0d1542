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
  /** What the part is given, here and in the browser; it stands in the page as JSON. */
  readonly given: Given
}

/**
 * A part of a page that React has drawn when the page was built, and takes over in the browser once it is looked at.
 * Everything around it stays plain HTML. It stands on a page once.
 */
export const Island = <Given extends object>({ name, language, Part, given }: IslandProps<Given>) => (
  <div className="island">
    <div
      data-island={name}
      data-given={JSON.stringify(given)}
      // oxlint-disable-next-line react/no-danger -- Drawn here, with the marks that hydration needs; the page around it has none.
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
