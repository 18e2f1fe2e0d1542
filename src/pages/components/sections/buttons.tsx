import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useState } from 'react'
import { Icon } from '#shell/icons'
import { Group, Line, Section, type SectionProps } from '../section'

const variants = ['contained', 'outlined', 'text'] as const
const sizes = ['small', 'medium', 'large'] as const

/** The project's own buttons, which are loaded at first, and those of MUI. */
export function ButtonsSection({ texts }: SectionProps) {
  const [view, setView] = useState('list')
  return (
    <Section id="buttons" title={texts.sections.buttons}>
      <Group title={texts.buttons.plain}>
        <Line>
          <button type="button" className="button primary">
            <Icon name="plus" size={18} />
            {texts.buttons.save}
          </button>
          <button type="button" className="button">
            {texts.buttons.cancel}
          </button>
          <button type="button" className="button primary" aria-busy="true">
            {texts.buttons.busy}
          </button>
          <button type="button" className="button primary large">
            {texts.buttons.save}
          </button>
          <button type="button" className="icon-button" aria-label={texts.buttons.more}>
            <Icon name="dots-three-vertical" />
          </button>
        </Line>
      </Group>
      <Group title={texts.buttons.mui}>
        {variants.map((variant) => (
          <Line key={variant}>
            <Button variant={variant}>{texts.buttons.save}</Button>
            <Button variant={variant} color="inherit">
              {texts.buttons.cancel}
            </Button>
            <Button variant={variant} color="error" startIcon={<Icon name="trash" size={18} />}>
              {texts.buttons.remove}
            </Button>
            <Button variant={variant} disabled>
              {texts.buttons.disabled}
            </Button>
            {sizes.map((size) => (
              <Button key={size} variant={variant} size={size}>
                {texts.buttons.more}
              </Button>
            ))}
          </Line>
        ))}
        <Line>
          <IconButton aria-label={texts.buttons.more}>
            <Icon name="dots-three" />
          </IconButton>
          <IconButton size="small" aria-label={texts.buttons.remove}>
            <Icon name="trash" size={18} />
          </IconButton>
          <ToggleButtonGroup
            exclusive
            size="small"
            value={view}
            aria-label={texts.buttons.view}
            onChange={(_, next: string | null) => next && setView(next)}
          >
            <ToggleButton value="list">{texts.buttons.list}</ToggleButton>
            <ToggleButton value="board">{texts.buttons.board}</ToggleButton>
            <ToggleButton value="calendar">{texts.buttons.calendar}</ToggleButton>
          </ToggleButtonGroup>
        </Line>
      </Group>
    </Section>
  )
}
