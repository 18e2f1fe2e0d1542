// @ts-nocheck: served as it is, without a build.
// The minimum that a page must do for the same rows: request them, render a table, and request again to sort and page.
const columns = [
  ['name', 'Name'],
  ['code', 'Product code'],
  ['category', 'Category'],
  ['price', 'Price'],
  ['stock', 'Stock'],
  ['status', 'Status'],
  ['createdAt', 'Created at'],
]
const size = 25
const state = { sort: 'createdAt', order: 'desc', page: 0 }
const body = document.querySelector('tbody')
const head = document.querySelector('thead tr')

function written(row, name) {
  if (name === 'price')
    return new Intl.NumberFormat('en', { style: 'currency', currency: row.currency }).format(row.price / 100)
  if (name === 'category') return row._refs[row.category] ?? ''
  return name === 'createdAt' ? new Date(row.createdAt).toLocaleDateString('en') : String(row[name])
}

function draw(rows) {
  body.replaceChildren(
    ...rows.map((row) => {
      const line = document.createElement('tr')
      for (const [name] of columns) {
        const cell = document.createElement('td')
        cell.textContent = written(row, name)
        line.append(cell)
      }
      return line
    }),
  )
}

async function ask() {
  const query = new URLSearchParams({
    _start: state.page * size,
    _end: (state.page + 1) * size,
    _sort: state.sort,
    _order: state.order,
  })
  const headers = { authorization: `Bearer ${localStorage.getItem('accessToken')}` }
  const answer = await fetch(`/api/products?${query}`, { headers })
  draw((await answer.json()).products)
}

for (const [name, label] of columns) {
  const cell = document.createElement('th')
  const button = document.createElement('button')
  button.textContent = label
  button.onclick = () => {
    Object.assign(state, {
      sort: name,
      order: state.sort === name && state.order === 'asc' ? 'desc' : 'asc',
      page: 0,
    })
    for (const other of head.children) other.removeAttribute('aria-sort')
    cell.setAttribute('aria-sort', state.order === 'asc' ? 'ascending' : 'descending')
    void ask()
  }
  cell.append(button)
  head.append(cell)
}
document.getElementById('next').onclick = () => {
  state.page += 1
  void ask()
}
void ask()
