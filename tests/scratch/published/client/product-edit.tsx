import type { HttpError } from '@refinedev/core'
import { Edit } from '@refinedev/mui'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { useForm } from '@refinedev/react-hook-form'

interface Values {
  name: string
  code: string
}

/** An edit page by `useForm`: refine reads the resource and the id from the route. */
export const ProductEdit = () => {
  const {
    saveButtonProps,
    refineCore: { formLoading },
    register,
    formState: { errors },
  } = useForm<Values, HttpError, Values>()
  return (
    <Edit isLoading={formLoading} saveButtonProps={saveButtonProps}>
      <Box component="form" autoComplete="off" sx={{ display: 'flex', flexDirection: 'column' }}>
        <TextField
          {...register('name', { required: 'Enter a name' })}
          error={!!errors.name}
          helperText={errors.name?.message}
          margin="normal"
          slotProps={{ inputLabel: { shrink: true } }}
          label="Name"
        />
        <TextField
          {...register('code')}
          error={!!errors.code}
          helperText={errors.code?.message}
          margin="normal"
          slotProps={{ inputLabel: { shrink: true } }}
          label="Code"
        />
      </Box>
    </Edit>
  )
}
