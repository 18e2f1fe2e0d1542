import type { SiteLanguage } from '#marketing/base/language'
import { Each, placeholder } from '#marketing/parts/placeholders'
import { Cover } from './cover'
import { copy } from './copy'

interface PostCardsProps {
  readonly language: SiteLanguage
  /** The name of the list in the server's data. */
  readonly of: string
}

/** Posts as cards that link to them. */
export const PostCards = ({ language, of }: PostCardsProps) => (
  <ul className="posts">
    <Each of={of}>
      <li className="post-card">
        <Each of="cover">
          <Cover width={640} height={360} />
        </Each>
        <div>
          <h2>
            <a href={placeholder('path')}>{placeholder('title')}</a>
          </h2>
          <p>{placeholder('excerpt')}</p>
          <p className="post-facts">
            <time dateTime={placeholder('day')}>{placeholder('date')}</time>
            <span>
              {placeholder('minutes')} {copy[language].minutes}
            </span>
          </p>
        </div>
      </li>
    </Each>
  </ul>
)
