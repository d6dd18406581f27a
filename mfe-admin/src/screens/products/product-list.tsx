import { type AdminProduct, editProducts, getAdminProducts, getProductsFile } from '@ag/contracts'
import { describeError, formatBRL, toCents } from '@ag/core'
import { call, Link, notify, queryClient, untilClosed, useMutation } from '@ag/platform'
import { Badge, Button, ButtonLink } from '@ag/ui'
import type { Column } from '@ag/ui/data'
import { usePermission } from '../../admin-queries'
import { AdminList } from '../../parts/list/admin-list'
import { useListAddress } from '../../parts/list/list-address'
import { texts } from './texts'

type Change = { popular?: boolean; is_active?: boolean }

/** Every product, also those that nobody sees. */
export function ProductList() {
  const may = usePermission()('products:write')
  return (
    <AdminList<AdminProduct>
      list="products"
      caption={texts.caption}
      endpoint={getAdminProducts}
      rowKey={({ id }) => id}
      filters={[
        {
          name: 'status',
          label: texts.status,
          options: [
            ['active', texts.active],
            ['inactive', texts.inactive],
          ],
        },
      ]}
      columns={columns}
      optional={['id', 'subscribers', 'popular']}
      file={{ endpoint: getProductsFile, name: 'produtos.csv' }}
      actions={
        may && (
          <ButtonLink size="sm" href="?produto=novo">
            {texts.add}
          </ButtonLink>
        )
      }
      bulk={
        may
          ? {
              nameOf: ({ name }) => name,
              actions: (selected, done) => <BulkActions selected={selected} onDone={done} />,
            }
          : undefined
      }
    />
  )
}

const columns: Column<AdminProduct>[] = [
  {
    id: 'name',
    header: texts.name,
    heads: true,
    sortable: true,
    cell: (product) => <Name product={product} />,
  },
  { id: 'id', header: texts.id, cell: ({ id }) => <code>{id}</code> },
  {
    id: 'price',
    header: texts.price,
    align: 'end',
    sortable: true,
    cell: ({ price }) => (price === null ? texts.noPrice : formatBRL(toCents(price))),
  },
  { id: 'subscribers', header: texts.subscribers, align: 'end', cell: ({ subscribers }) => subscribers },
  { id: 'popular', header: texts.popular, cell: ({ popular }) => (popular ? texts.yes : texts.no) },
  {
    id: 'status',
    header: texts.status,
    cell: ({ is_active }) => (
      <Badge tone={is_active ? 'success' : 'neutral'}>{is_active ? texts.active : texts.inactive}</Badge>
    ),
  },
]

function Name({ product: { id, name } }: { product: AdminProduct }) {
  const { href } = useListAddress()
  return <Link to={href({ produto: id })}>{name}</Link>
}

function BulkActions({ selected, onDone }: { selected: AdminProduct[]; onDone: () => void }) {
  const change = useMutation({
    mutationFn: (wish: Change) =>
      call(editProducts, {
        body: { items: selected.map(({ id, version }) => ({ id, version })), change: wish },
      }),
    onSuccess: async ({ changed }) => {
      await queryClient.invalidateQueries({ queryKey: [getAdminProducts.path] })
      onDone()
      notify({ type: 'success', title: texts.bulkDone(changed), duration: untilClosed })
    },
    onError: async (error) => {
      await queryClient.invalidateQueries({ queryKey: [getAdminProducts.path] })
      notify({ type: 'error', ...describeError(error), action: undefined })
    },
  })
  const actions: [string, Change][] = [
    [texts.publish, { is_active: true }],
    [texts.hide, { is_active: false }],
    [texts.highlight, { popular: true }],
    [texts.unhighlight, { popular: false }],
  ]
  return actions.map(([label, wish]) => (
    <Button
      key={label}
      size="sm"
      variant="outline"
      disabled={change.isPending}
      onClick={() => change.mutate(wish)}
    >
      {label}
    </Button>
  ))
}
