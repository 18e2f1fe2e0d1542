import Button from '@mui/material/Button'
import Tooltip from '@mui/material/Tooltip'
import { useState } from 'react'
import { notify } from '#base/toasts/notify'
import { QuestionDialog } from '#screens/question-dialog'
import { MenuButton } from '#shell/parts/menu-button'
import { Group, Line, Section, type SectionProps } from '../section'

const variants = ['success', 'error', 'warning', 'info', 'default'] as const
const nothing = () => undefined

/** Components above the page: dialogs, menus, tooltips and toasts. */
export function OverlaysSection({ texts: { sections, overlays, buttons, chips } }: SectionProps) {
  const [opened, setOpened] = useState<'yes' | 'danger'>()
  const close = () => setOpened(undefined)
  return (
    <Section id="overlays" title={sections.overlays}>
      <Group title={overlays.about}>
        <Line>
          <Button variant="outlined" onClick={() => setOpened('yes')}>
            {overlays.dialog}
          </Button>
          <Button variant="outlined" color="error" onClick={() => setOpened('danger')}>
            {overlays.danger}
          </Button>
          <MenuButton
            name={overlays.menu}
            className="button"
            items={[overlays.first, overlays.second].map((label) => ({ label, run: nothing }))}
          >
            {overlays.menu}
          </MenuButton>
          <Tooltip describeChild title={overlays.tip}>
            <Button variant="text" color="inherit">
              {overlays.tooltip}
            </Button>
          </Tooltip>
        </Line>
      </Group>
      <Group title={overlays.toast}>
        <Line>
          {variants.map((variant) => {
            const name = variant === 'default' ? chips.neutral : chips[variant]
            return (
              <Button
                key={variant}
                variant="outlined"
                color="inherit"
                onClick={() => notify({ message: `${name}: ${overlays.said}`, variant })}
              >
                {name}
              </Button>
            )
          })}
          <Button
            variant="outlined"
            color="inherit"
            onClick={() => notify({ message: overlays.said, action: { label: overlays.undo, run: nothing } })}
          >
            {overlays.undo}
          </Button>
        </Line>
      </Group>
      {opened && (
        <QuestionDialog
          title={overlays.question}
          text={overlays.hint}
          yes={opened === 'danger' ? buttons.remove : buttons.save}
          weight={opened}
          onYes={close}
          onNo={close}
        />
      )}
    </Section>
  )
}
