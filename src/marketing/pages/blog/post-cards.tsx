import type { SiteLanguage } from '#marketing/base/language'
import { Each, place } from '#marketing/parts/places'
import { Cover } from './cover'
import { words } from './words'

interface PostCardsProps {
  readonly language: SiteLanguage
  /** The list of the posts in what the server fills in. */
  readonly of: string
}

/** Posts, each as a card that leads to it. */
export const PostCards = ({ language, of }: PostCardsProps) => (
  <ul className="posts">
    <Each of={of}>
      <li className="post-card">
        <Each of="cover">
          <Cover width={640} height={360} />
        </Each>
        <div>
          <h2>
            <a href={place('path')}>{place('title')}</a>
          </h2>
          <p>{place('excerpt')}</p>
          <p className="post-facts">
            <time dateTime={place('day')}>{place('date')}</time>
            <span>
              {place('minutes')} {words[language].minutes}
            </span>
          </p>
        </div>
      </li>
    </Each>
  </ul>
)
