import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import Pagination from '@mui/material/Pagination'
import Slider from '@mui/material/Slider'
import Step from '@mui/material/Step'
import StepLabel from '@mui/material/StepLabel'
import Stepper from '@mui/material/Stepper'
import Switch from '@mui/material/Switch'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useState } from 'react'
import { RatingDisplay, RatingInput } from '#screens/fields/rating'
import { AvatarGroup } from '#shell/parts/avatar/avatar'
import { Icon } from '#shell/icons'
import { Group, Section, type SectionProps } from '../section'

const people = ['Amelia Hartmann', '李伟', 'Mei Kagawa', 'Zoë Clark', 'Ruth Tan', 'Piet Boer'].map(
  (displayName) => ({ id: displayName, displayName }),
)

/** The smaller components. */
export function PartsSection({ texts: { sections, parts } }: SectionProps) {
  const [tab, setTab] = useState(0)
  const [stars, setStars] = useState<number | null>(4)
  return (
    <Section id="parts" title={sections.parts}>
      <Group title={parts.tabs}>
        <Tabs value={tab} onChange={(_, next: number) => setTab(next)} aria-label={parts.tabs}>
          <Tab label={parts.overview} />
          <Tab label={parts.payments} />
          <Tab label={parts.history} disabled />
        </Tabs>
      </Group>
      <Group title={parts.pagination}>
        <Pagination count={12} defaultPage={3} />
      </Group>
      <Group title={parts.rating}>
        <RatingDisplay value={3.5} />
        <RatingInput label={parts.yourRating} value={stars} onChange={setStars} />
      </Group>
      <Group title={parts.slider}>
        <Slider defaultValue={40} aria-label={parts.slider} />
      </Group>
      <Group title={parts.switch}>
        <span>
          <Switch defaultChecked slotProps={{ input: { 'aria-label': parts.switch, role: 'switch' } }} />
          <Switch slotProps={{ input: { 'aria-label': parts.switch, role: 'switch' } }} />
          <Switch disabled slotProps={{ input: { 'aria-label': parts.switch, role: 'switch' } }} />
        </span>
      </Group>
      <Group title={parts.people}>
        <AvatarGroup people={people} />
      </Group>
      <Group title={parts.steps}>
        <Stepper activeStep={1}>
          {[parts.cart, parts.address, parts.payment].map((step) => (
            <Step key={step}>
              <StepLabel>{step}</StepLabel>
            </Step>
          ))}
        </Stepper>
      </Group>
      <Group title={parts.question}>
        <Accordion>
          <AccordionSummary expandIcon={<Icon name="caret-down" size={18} />}>
            {parts.question}
          </AccordionSummary>
          <AccordionDetails>{parts.answer}</AccordionDetails>
        </Accordion>
      </Group>
    </Section>
  )
}
