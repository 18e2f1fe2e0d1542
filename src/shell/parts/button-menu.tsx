import Divider from '@mui/material/Divider'
import Menu from '@mui/material/Menu'
import MuiMenuItem from '@mui/material/MenuItem'
import Typography from '@mui/material/Typography'
import type { MenuHeading, MenuItem } from './menu-item'
import { Themed } from '../theme/themed'

export interface ButtonMenuProps {
  readonly name: string
  readonly heading?: MenuHeading
  readonly items: readonly MenuItem[]
  /** The edge of the button with which the menu is aligned; default: the end. */
  readonly align?: 'start' | 'end' | undefined
  readonly anchor: HTMLElement
  readonly onClose: () => void
}

/** The open menu of a button. */
export function ButtonMenu({ name, heading, items, align = 'end', anchor, onClose }: ButtonMenuProps) {
  const choose = (item: MenuItem) => {
    onClose()
    item.run()
  }
  const horizontal = align === 'end' ? 'right' : 'left'
  return (
    <Themed>
      <Menu
        open
        anchorEl={anchor}
        onClose={onClose}
        anchorOrigin={{ vertical: 'bottom', horizontal }}
        transformOrigin={{ vertical: 'top', horizontal }}
        slotProps={{ list: { 'aria-label': name } }}
      >
        {heading && <Heading {...heading} />}
        {heading && <Divider component="li" />}
        {items.flatMap((item, index) => [
          ...(item.startsGroup && index > 0 ? [<Divider key={`${item.label} line`} component="li" />] : []),
          <MuiMenuItem
            key={item.label}
            lang={item.tag}
            selected={item.isChosen ?? false}
            {...(item.isChosen !== undefined && { role: 'menuitemradio', 'aria-checked': item.isChosen })}
            onClick={() => choose(item)}
          >
            {item.picture && <span className="menu-picture">{item.picture}</span>}
            <bdi>{item.label}</bdi>
          </MuiMenuItem>,
        ])}
      </Menu>
    </Themed>
  )
}

const Heading = ({ title, text }: MenuHeading) => (
  <li role="presentation" style={{ padding: '8px 16px' }}>
    <Typography variant="subtitle2">{title}</Typography>
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {text}
    </Typography>
  </li>
)
// MUI focuses the first item of a list, but the heading cannot have the focus.
Heading.muiSkipListHighlight = true
