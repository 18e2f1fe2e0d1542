import Button from '@mui/material/Button'

interface AddButtonProps {
  readonly name: string
  readonly onAdd: () => void
}

/** Adds an item to a list in the settings of mail. */
export const AddButton = ({ name, onAdd }: AddButtonProps) => (
  <Button variant="outlined" color="inherit" sx={{ marginTop: 1.5 }} onClick={onAdd}>
    {name}
  </Button>
)
