export const texts = {
  button: 'Reenviar e-mail de verificação',
  email: 'E-mail',
  sent: 'Se este e-mail ainda precisar de confirmação, enviaremos um novo link.',
  again: (seconds: number) =>
    seconds === 1 ? 'Você pode pedir outro em 1 segundo.' : `Você pode pedir outro em ${seconds} segundos.`,
}
