import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'

interface FlagProps {
  readonly label: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

/** A condition or an action that is chosen or not. */
export const Flag = ({ label, isOn, onChange }: FlagProps) => (
  <FormControlLabel
    label={<span dir="auto">{label}</span>}
    control={<Checkbox checked={isOn} onChange={({ target }) => onChange(target.checked)} />}
  />
)
