import Rating from '@mui/material/Rating'

interface RatingInputProps {
  readonly label: string
  /** 1 to 5; null if no star is chosen. */
  readonly value: number | null
  readonly onChange: (value: number | null) => void
}

/** A rating as stars, in halves; screen readers announce the number. */
export const RatingDisplay = ({ value }: { value: number }) => (
  <Rating readOnly precision={0.5} value={value} size="small" />
)

/** One to five stars; choosing the current one again clears the value. */
export const RatingInput = ({ label, value, onChange }: RatingInputProps) => (
  <div role="group" aria-label={label}>
    <Rating value={value} onChange={(_, stars) => onChange(stars)} />
  </div>
)
