import type { AdminFeature, AdminProduct, FeatureEdit } from '@ag/contracts'
import { describeError } from '@ag/core'
import { notify, useSuspenseQuery } from '@ag/platform'
import { Badge, Button, EmptyState, Text } from '@ag/ui'
import { useState } from 'react'
import { usePermission } from '../../admin-queries'
import { GuardedConflict } from '../../parts/conflict/guarded-conflict'
import { useUndoable } from '../../parts/undo/use-undo'
import { editOf, useFeatureChanges } from './feature-changes'
import { FeatureDialog } from './feature-dialog'
import { featuresQuery } from './product-queries'
import styles from './products.module.css'
import { fieldNames, texts } from './texts'

/** What a product offers, in the order in which visitors read it. */
export function FeatureList({ product }: { product: AdminProduct }) {
  const { items } = useSuspenseQuery(featuresQuery(product.id)).data
  const mayWrite = usePermission()('products:write')
  const [edited, setEdited] = useState<AdminFeature | 'new'>()
  /** What was saved last; a conflict is about it. */
  const [saved, setSaved] = useState('')
  const changes = useFeatureChanges(product)
  const undo = useUndoable()
  const shown = items.filter(({ id }) => !undo.waits(id))

  function open(feature: AdminFeature | 'new') {
    void undo.finish()
    setEdited(feature)
  }

  async function save(edit: FeatureEdit) {
    if (edited === 'new') {
      await changes.create(edit)
      notify({ type: 'success', title: texts.featureAdded })
    } else if (edited) {
      setSaved(edited.id)
      await changes.edit(edited, edit)
    }
    setEdited(undefined)
  }

  function raise(feature: AdminFeature) {
    // The first one cannot be raised any more: its button goes with the focus.
    if (feature.id === shown[1]?.id) document.getElementById(editButton(feature))?.focus()
    changes.raise(feature).then(
      () => notify({ type: 'success', title: texts.raised(feature.name) }),
      (error: unknown) => notify({ type: 'error', ...describeError(error), action: undefined }),
    )
  }

  function remove(feature: AdminFeature) {
    // One waits at a time, so that a page that goes has one to send.
    void undo.finish()
    undo.start({
      id: feature.id,
      title: texts.featureRemoved,
      run: (options) => changes.remove(feature, options),
    })
  }

  return (
    <>
      {shown.length === 0 && <EmptyState title={texts.noFeatures} />}
      <ol className={styles.features}>
        {shown.map((feature, index) => (
          <li key={feature.id} className={styles.feature}>
            <div>
              <p className={styles.featureName}>
                {feature.name}
                {feature.is_highlighted && <Badge tone="highlight">{texts.isHighlighted}</Badge>}
              </p>
              <Text size="sm" tone="muted">
                {feature.description}
              </Text>
            </div>
            {mayWrite && (
              <div className={styles.rowActions}>
                {index > 0 && (
                  <Button
                    variant="ghost"
                    size="sm"
                    aria-label={texts.raise(feature.name)}
                    onClick={() => raise(feature)}
                  >
                    {texts.raiseOne}
                  </Button>
                )}
                <Button
                  id={editButton(feature)}
                  variant="outline"
                  size="sm"
                  aria-label={texts.edit(feature.name)}
                  onClick={() => open(feature)}
                >
                  {texts.editOne}
                </Button>
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={texts.remove(feature.name)}
                  onClick={() => remove(feature)}
                >
                  {texts.removeOne}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ol>
      {mayWrite && (
        <div>
          <Button variant="outline" size="sm" onClick={() => open('new')}>
            {texts.addFeature}
          </Button>
        </div>
      )}
      {edited && (
        <FeatureDialog
          feature={edited === 'new' ? undefined : edited}
          onSave={save}
          onClose={() => setEdited(undefined)}
        />
      )}
      <GuardedConflict
        guarded={changes.guarded}
        words={(now) => editOf(now.items.find(({ id }) => id === saved) ?? gone)}
        labels={fieldNames}
      />
    </>
  )
}

const editButton = ({ id }: AdminFeature) => `edit-${id}`

const gone: FeatureEdit = { name: '', description: '', icon: '', is_highlighted: false }
