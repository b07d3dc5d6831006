export const captchaMessages = {
  title: { id: 'captcha.title', defaultMessage: 'One question before we send the code' },
  intro: { id: 'captcha.intro', defaultMessage: 'It keeps machines from sending mails in your name.' },
  formTitle: { id: 'captcha.formTitle', defaultMessage: 'One question before it is sent' },
  formIntro: { id: 'captcha.formIntro', defaultMessage: 'It keeps machines from filling in forms.' },
  picture: { id: 'captcha.picture', defaultMessage: 'Picture with five digits. They can be listened to as well.' },
  loading: { id: 'captcha.loading', defaultMessage: 'The picture is being fetched.' },
  digits: { id: 'captcha.digits', defaultMessage: 'Digits in the picture' },
  missing: { id: 'captcha.missing', defaultMessage: 'Please enter the five digits' },
  listen: { id: 'captcha.listen', defaultMessage: 'Listen' },
  spoken: { id: 'captcha.spoken', defaultMessage: 'The digits, spoken' },
  another: { id: 'captcha.another', defaultMessage: 'Another one' },
  send: { id: 'captcha.send', defaultMessage: 'Continue' },
} as const;
