import type { HttpError } from '@refinedev/core'
import { EditButton, List, useDataGrid } from '@refinedev/mui'
import { DataGrid, type GridColDef } from '@mui/x-data-grid'
import { CreateProduct } from './create-product'

interface Product {
  id: string
  name: string
  code: string
  stock: number | null
}

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Name', flex: 1 },
  { field: 'code', headerName: 'Code', width: 160 },
  { field: 'stock', headerName: 'Stock', type: 'number' },
  {
    field: 'actions',
    headerName: 'Actions',
    width: 120,
    sortable: false,
    filterable: false,
    renderCell: ({ row }) => <EditButton resource="products" recordItemId={row.id} />,
  },
]

/** A list by `useDataGrid`: sorts, filters and pages are requested from the server. */
export const ProductList = () => {
  const { dataGridProps } = useDataGrid<Product, HttpError>({
    resource: 'products',
    pagination: { pageSize: 10 },
    sorters: { initial: [{ field: 'code', order: 'asc' }] },
  })
  return (
    <List resource="products" headerButtons={<CreateProduct />}>
      <DataGrid {...dataGridProps} columns={columns} pageSizeOptions={[10, 25]} />
    </List>
  )
}
