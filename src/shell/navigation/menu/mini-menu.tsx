import { useId } from 'react'
import { Link } from 'react-router-dom'
import { MenuCount } from './menu-count'
import { MoreButton } from './more-button'
import { Pages } from './sections'
import { useFlyout } from './use-flyout'
import { useMenuSections, type MenuEntry } from './use-menu-sections'
import { current } from '../current'
import '../navigation.css'
import './mini-menu.css'

/** The items of the menu as icons with small labels. */
export const MiniMenu = () =>
  useMenuSections().map(({ name, label, entries }) => (
    <ul key={name} aria-label={label}>
      {entries.map((entry) => (
        <MiniEntry key={entry.to} entry={entry} />
      ))}
    </ul>
  ))

function MiniEntry({ entry }: { entry: MenuEntry }) {
  const id = useId()
  const { isOpen, toggle, line, panel } = useFlyout('beside')
  const { name, to, icon, label, isHere, pages } = entry
  return (
    <li className="nav-mini-line" {...(pages.length > 0 && line)}>
      <Link className="nav-mini-item" to={to} {...current(isHere)}>
        {icon}
        <span>{label}</span>
        <MenuCount name={name} />
      </Link>
      {pages.length > 0 && (
        <MoreButton
          className="nav-mini-more"
          name={label}
          size={12}
          id={id}
          isOpen={isOpen}
          onToggle={toggle}
        />
      )}
      {isOpen && (
        <div id={id} ref={panel} popover="manual" className="flyout">
          <p className="flyout-title">{label}</p>
          <Pages entry={entry} />
        </div>
      )}
    </li>
  )
}
