import Rating from '@mui/material/Rating'

interface RatingInputProps {
  readonly label: string
  /** 1 to 5; null where nothing is chosen. */
  readonly value: number | null
  readonly onChange: (value: number | null) => void
}

/** Stars as they were given, in halves; a screen reader hears how many. */
export const RatingDisplay = ({ value }: { value: number }) => (
  <Rating readOnly precision={0.5} value={value} size="small" />
)

/** One to five stars to choose from; the chosen one again takes the choice back. */
export const RatingInput = ({ label, value, onChange }: RatingInputProps) => (
  <div role="group" aria-label={label}>
    <Rating value={value} onChange={(_, stars) => onChange(stars)} />
  </div>
)
