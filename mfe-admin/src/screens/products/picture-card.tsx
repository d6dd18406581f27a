import { type AdminProduct, largestPicture, removePicture, savePicture, textField } from '@ag/contracts'
import { AppError, describeError } from '@ag/core'
import { base64Of } from '@ag/core/base64'
import { call, notify, useMutation } from '@ag/platform'
import { Button, Cluster, Text } from '@ag/ui'
import { Field } from '@ag/ui/form'
import { FormModal, SectionCard } from '@ag/ui/work'
import { useState } from 'react'
import * as z from 'zod/mini'
import { usePermission } from '../../admin-queries'
import { refreshProducts } from './product-queries'
import styles from './products.module.css'
import { texts } from './texts'

/** The picture that a product's page shows. */
export function PictureCard({ product: { id, picture, version } }: { product: AdminProduct }) {
  const may = usePermission()('products:write')
  const [isOpen, setOpen] = useState(false)
  const remove = useMutation({
    mutationFn: () => call(removePicture, { params: { id } }),
    onSuccess: async () => {
      await refreshProducts()
      notify({ type: 'success', title: texts.pictureRemoved })
    },
    onError: (error) => notify({ type: 'error', ...describeError(error), action: undefined }),
  })
  return (
    <SectionCard id="picture" title={texts.picture} lead={texts.pictureLead}>
      {picture ? (
        <img {...picture} alt={picture.alt} className={styles.picture} />
      ) : (
        <Text>{texts.noPicture}</Text>
      )}
      {picture && (
        <Text size="sm" tone="muted">
          {picture.alt}
        </Text>
      )}
      {may && (
        <Cluster>
          <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
            {picture ? texts.changePicture : texts.addPicture}
          </Button>
          {picture && (
            <Button variant="ghost" size="sm" loading={remove.isPending} onClick={() => remove.mutate()}>
              {texts.removePicture}
            </Button>
          )}
        </Cluster>
      )}
      {isOpen && (
        <PictureDialog id={id} version={version} alt={picture?.alt} onClose={() => setOpen(false)} />
      )}
    </SectionCard>
  )
}

interface PictureDialogProps {
  id: string
  version: number
  /** What is told of the picture that there is. */
  alt: string | undefined
  onClose: () => void
}

function PictureDialog({ id, version, alt, onClose }: PictureDialogProps) {
  return (
    <FormModal
      title={alt === undefined ? texts.addPicture : texts.changePicture}
      submit={texts.savePicture}
      schema={pictureForm}
      waiting={texts.sendingPicture}
      action={async ({ alt: told, content: [file] }) => {
        if (!file && alt === undefined) throw refused(texts.choosePicture)
        if (file && file.size > largestPicture) throw refused(texts.pictureTooLarge)
        const content = file && (await base64Of(file))
        await call(savePicture, { params: { id }, body: { version, alt: told, ...(content && { content }) } })
        onClose()
        await refreshProducts()
        notify({ type: 'success', title: texts.pictureSaved })
      }}
      onClose={onClose}
    >
      <Field
        type="file"
        label={texts.pictureFile}
        name="content"
        hint={texts.pictureHint}
        accept="image/jpeg,image/png,image/webp"
        required={alt === undefined}
      />
      <Field
        label={texts.pictureAlt}
        name="alt"
        hint={texts.pictureAltHint}
        defaultValue={alt}
        maxLength={160}
        required
      />
    </FormModal>
  )
}

const pictureForm = z.object({
  alt: textField(160, texts.describePicture),
  /** What an input of files holds. */
  content: z.pipe(
    z.transform((files) => (files instanceof FileList ? [...files] : [])),
    z.array(z.instanceof(File)),
  ),
})

const refused = (message: string) =>
  new AppError('VALIDATION_FAILED', {
    errors: [{ field: 'content', code: 'PICTURE_INVALID', message }],
  })
