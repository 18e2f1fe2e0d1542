import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import type { ReactNode } from 'react'
import { Icon } from '#shell/icons'
import styles from './collapsed-card.module.css'

interface CollapsedCardProps {
  readonly heading: string
  /** Whether it is open; left out where only the user decides. */
  readonly isOpen?: boolean
  readonly onToggle?: (isOpen: boolean) => void
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A section of a page that is closed at first. */
export const CollapsedCard = ({ heading, isOpen, onToggle, className, children }: CollapsedCardProps) => (
  <Accordion
    className={`${styles.card} ${className ?? ''}`}
    disableGutters
    elevation={0}
    {...(isOpen !== undefined && { expanded: isOpen })}
    onChange={(_, expanded) => onToggle?.(expanded)}
  >
    <AccordionSummary className={styles.summary} expandIcon={<Icon name="caret-down" size={20} />}>
      {heading}
    </AccordionSummary>
    <AccordionDetails className={styles.details}>{children}</AccordionDetails>
  </Accordion>
)
