import { useId } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '../../icons'
import { MenuCount } from './menu-count'
import { useFlyout } from './use-flyout'
import { useMenuSections, type MenuSection } from './use-menu-sections'
import { current } from '../current'
import './menu-bar.css'

/** The groups of the menu in a row; a group with a single area is a link to it. */
export const MenuBar = () => (
  <ul className="menu-bar">
    {useMenuSections().map((section) =>
      section.entries.length === 1 ? (
        <Single key={section.name} {...section} />
      ) : (
        <Group key={section.name} {...section} />
      ),
    )}
  </ul>
)

function Single({ entries: [entry] }: MenuSection) {
  if (!entry) return null
  return (
    <li>
      <Link className="menu-bar-item" to={entry.to} {...current(entry.isHere)}>
        {entry.icon}
        {entry.label}
      </Link>
    </li>
  )
}

function Group({ label, entries }: MenuSection) {
  const id = useId()
  const { isOpen, toggle, line, panel } = useFlyout('beneath')
  return (
    <li {...line}>
      <button
        type="button"
        className="menu-bar-item"
        data-here={entries.some(({ isHere }) => isHere)}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      >
        {label}
        <Icon name="caret-down" size={14} />
      </button>
      {isOpen && (
        <div id={id} ref={panel} popover="manual" className="flyout">
          <ul className="menu-bar-entries">
            {entries.map((entry) => (
              <li key={entry.to}>
                <Link className="menu-bar-item" to={entry.to} {...current(entry.isHere)}>
                  {entry.icon}
                  {entry.label}
                  <MenuCount name={entry.name} />
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </li>
  )
}
