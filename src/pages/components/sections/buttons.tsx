import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useState } from 'react'
import { Icon } from '#shell/icons'
import { Group, Line, Section, type SectionProps } from '../section'

const variants = ['contained', 'outlined', 'text'] as const
const sizes = ['small', 'medium', 'large'] as const

/** Buttons of both worlds: those that are there at first, and MUI's. */
export function ButtonsSection({ words }: SectionProps) {
  const [view, setView] = useState('list')
  return (
    <Section id="buttons" title={words.sections.buttons}>
      <Group title={words.buttons.plain}>
        <Line>
          <button type="button" className="button primary">
            <Icon name="plus" size={18} />
            {words.buttons.save}
          </button>
          <button type="button" className="button">
            {words.buttons.cancel}
          </button>
          <button type="button" className="button primary" aria-busy="true">
            {words.buttons.busy}
          </button>
          <button type="button" className="button primary large">
            {words.buttons.save}
          </button>
          <button type="button" className="icon-button" aria-label={words.buttons.more}>
            <Icon name="dots-three-vertical" />
          </button>
        </Line>
      </Group>
      <Group title={words.buttons.mui}>
        {variants.map((variant) => (
          <Line key={variant}>
            <Button variant={variant}>{words.buttons.save}</Button>
            <Button variant={variant} color="inherit">
              {words.buttons.cancel}
            </Button>
            <Button variant={variant} color="error" startIcon={<Icon name="trash" size={18} />}>
              {words.buttons.remove}
            </Button>
            <Button variant={variant} disabled>
              {words.buttons.disabled}
            </Button>
            {sizes.map((size) => (
              <Button key={size} variant={variant} size={size}>
                {words.buttons.more}
              </Button>
            ))}
          </Line>
        ))}
        <Line>
          <IconButton aria-label={words.buttons.more}>
            <Icon name="dots-three" />
          </IconButton>
          <IconButton size="small" aria-label={words.buttons.remove}>
            <Icon name="trash" size={18} />
          </IconButton>
          <ToggleButtonGroup
            exclusive
            size="small"
            value={view}
            aria-label={words.buttons.view}
            onChange={(_, next: string | null) => next && setView(next)}
          >
            <ToggleButton value="list">{words.buttons.list}</ToggleButton>
            <ToggleButton value="board">{words.buttons.board}</ToggleButton>
            <ToggleButton value="calendar">{words.buttons.calendar}</ToggleButton>
          </ToggleButtonGroup>
        </Line>
      </Group>
    </Section>
  )
}
