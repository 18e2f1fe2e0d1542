import { useId } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { linkParameter, noLink } from '#base/list-links/list-link'
import { Icon } from '../../icons'
import { MenuCount } from './menu-count'
import { MoreButton } from './more-button'
import { useMenuSections, type MenuEntry, type MenuSection } from './use-menu-sections'
import { useOpened } from './use-opened'
import { current } from '../current'

/** The collapsible groups of the menu with their items. */
export const Sections = () => useMenuSections().map((section) => <Section key={section.name} {...section} />)

function Section({ name, label, entries }: MenuSection) {
  const id = useId()
  const [isOpen, toggle] = useOpened(`group ${name}`, true)
  return (
    <div>
      <button type="button" className="nav-group" aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
        {label}
        <Icon name="caret-down" size={14} />
      </button>
      <ul id={id} hidden={!isOpen}>
        {entries.map((entry) => (
          <Entry key={entry.to} entry={entry} />
        ))}
      </ul>
    </div>
  )
}

function Entry({ entry }: { entry: MenuEntry }) {
  const { name, to, icon, label, isHere, pages } = entry
  const id = useId()
  const [isOpen, toggle] = useOpened(`entry ${to}`, isHere)
  return (
    <li>
      <div className="nav-row">
        <Link className="nav-item" to={to} {...current(isHere)}>
          {icon}
          <span>{label}</span>
          <MenuCount name={name} />
        </Link>
        {pages.length > 0 && (
          <MoreButton className="nav-more" name={label} size={16} id={id} isOpen={isOpen} onToggle={toggle} />
        )}
      </div>
      {pages.length > 0 && isOpen && <Pages id={id} entry={entry} />}
    </li>
  )
}

/** The pages of an area, below its item. */
export function Pages({ id, entry }: { id?: string; entry: MenuEntry }) {
  const { pathname, search } = useLocation()
  const open = openLink(search)
  return (
    <ul id={id} className="nav-pages">
      {entry.pages.map(({ to, label, link }) => (
        <li key={link ?? to}>
          <Link
            className="nav-page"
            to={to}
            {...current(link === undefined ? pathname === to && open === undefined : link === open)}
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The id of the link to a list that a URL shows. */
function openLink(search: string): string | undefined {
  const id = new URLSearchParams(search).get(linkParameter)
  return id === null || id === noLink ? undefined : id
}
