import { CanAccess, useGo } from '@refinedev/core'
import Button from '@mui/material/Button'

/** A button for those who may create a product. */
export const CreateProduct = () => {
  const go = useGo()
  return (
    <CanAccess resource="products" action="create">
      <Button variant="contained" onClick={() => go({ to: { resource: 'products', action: 'create' } })}>
        Add a product
      </Button>
    </CanAccess>
  )
}
