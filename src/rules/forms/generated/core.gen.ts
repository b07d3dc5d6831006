// Written by `npm run codegen` from the contract. Do not edit.

/** The error reasons of operations. A form may have its own texts for them. */
export const reasons: readonly string[] = [
 "advert.notFound",
 "booth.sizeMissing",
 "captcha.expired",
 "captcha.required",
 "captcha.workMissing",
 "captcha.wrong",
 "card.unreadable",
 "counsel.contactMissing",
 "download.logMissing",
 "download.notFound",
 "enrolment.cancelled",
 "enrolment.chosenOverlap",
 "enrolment.contactMissing",
 "enrolment.exists",
 "enrolment.notFound",
 "enrolment.overlaps",
 "enrolment.released",
 "enrolment.signedIn",
 "enrolment.unpaid",
 "enrolment.waiting",
 "excel.documentExists",
 "excel.empty",
 "excel.notXlsx",
 "excel.oldXls",
 "excel.previewNotFound",
 "excel.tooLarge",
 "excel.tooManyRows",
 "excel.tooSlow",
 "excel.wrongHead",
 "exhibit.categoryMissing",
 "exhibitor.notFound",
 "field.notAllowed",
 "form.answerInvalid",
 "form.breaking",
 "form.casesFailed",
 "form.closed",
 "form.designerUnknown",
 "form.draftChanged",
 "form.draftLocked",
 "form.full",
 "form.migrationInvalid",
 "form.notNext",
 "form.notYetOpen",
 "form.previewWrong",
 "form.reviewNeeded",
 "form.schemaInvalid",
 "form.tooManyDrafts",
 "form.versionArchived",
 "form.versionUnknown",
 "group.documentExists",
 "group.exists",
 "group.forming",
 "group.full",
 "group.locked",
 "group.masterStays",
 "group.notFound",
 "group.userExists",
 "group.userNotFound",
 "invitation.notFound",
 "landing.notFound",
 "limit.exceeded",
 "link.expired",
 "link.notFound",
 "link.spent",
 "meeting.charged",
 "meeting.closed",
 "meeting.full",
 "meeting.notFound",
 "meeting.notYet",
 "meeting.over",
 "parking.notFound",
 "partner.alreadyRegistered",
 "partner.exists",
 "partner.isSelf",
 "partner.limit",
 "partner.nameNotAllowed",
 "partner.notFound",
 "partner.registered",
 "partner.senderNotAllowed",
 "payment.alreadyPaid",
 "payment.amountWrong",
 "payment.merchantWrong",
 "payment.notDue",
 "payment.notFound",
 "payment.noticeStale",
 "payment.signatureWrong",
 "person.notFound",
 "record.notFound",
 "redeem.expired",
 "redeem.spent",
 "redeem.unknown",
 "registration.closed",
 "registration.notOpen",
 "server.unavailable",
 "staff.deviceUnknown",
 "submission.notFound",
 "subscription.unsubscribed",
 "upload.activeContent",
 "upload.damaged",
 "upload.fieldUnknown",
 "upload.infected",
 "upload.notAnImage",
 "upload.notFound",
 "upload.pdfNotAccepted",
 "upload.tooLarge",
 "upload.tooManyPixels",
 "upload.tooMuch",
 "upload.unknown",
 "upload.wrongType",
 "verify.codeExpired",
 "verify.codeSpent",
 "verify.codeWrong",
 "verify.proofMissing",
 "visitor.admitted",
 "visitor.admittedToday",
 "visitor.cancelled",
 "visitor.documentExists",
 "visitor.emailExists",
 "visitor.mobileExists",
 "visitor.notConfirmed",
 "visitor.notFound",
 "visitor.privacyMissing",
 "visitor.stepMissing",
 "visitor.under18",
 "wx.codeWrong",
 "wx.foreignPath",
 "wx.foreignUrl",
 "wx.stateWrong"
];

/** Core properties of each form's body. */
export const coreOfForms = {
 "visitor-en": {
  "body": "VisitorEnInsert",
  "answers": true,
  "properties": {
   "email": {
    "type": "string",
    "maxLength": 254
   },
   "firstName": {
    "type": "string",
    "maxLength": 60
   },
   "lastName": {
    "type": "string",
    "maxLength": 60
   },
   "jobTitle": {
    "type": "string",
    "maxLength": 60
   },
   "jobTitleOther": {
    "type": "string",
    "maxLength": 100
   },
   "department": {
    "type": "string",
    "maxLength": 60
   },
   "departmentOther": {
    "type": "string",
    "maxLength": 100
   },
   "company": {
    "type": "string",
    "maxLength": 200
   },
   "country": {
    "type": "string"
   },
   "mobileCountryCode": {
    "type": "string"
   },
   "mobile": {
    "type": "string"
   },
   "city": {
    "type": "string",
    "maxLength": 100
   },
   "address": {
    "type": "string",
    "maxLength": 300
   },
   "website": {
    "type": "string",
    "maxLength": 300
   },
   "exhibits": {
    "type": "string",
    "maxLength": 500
   },
   "privacyAgreed": {
    "type": "boolean"
   }
  },
  "required": [
   "email",
   "firstName",
   "lastName",
   "company",
   "country",
   "privacyAgreed"
  ]
 },
 "visitor-zh": {
  "body": "VisitorInsert",
  "answers": true,
  "properties": {
   "name": {
    "type": "string",
    "maxLength": 60
   },
   "mobile": {
    "type": "string"
   },
   "email": {
    "type": "string",
    "maxLength": 254
   },
   "documentKind": {
    "type": "string",
    "enum": [
     "idCard",
     "passport",
     "hkMacaoPermit",
     "taiwanPermit"
    ]
   },
   "documentNumber": {
    "type": "string"
   },
   "company": {
    "type": "string",
    "maxLength": 200
   },
   "jobTitle": {
    "type": "string",
    "maxLength": 60
   },
   "jobTitleOther": {
    "type": "string",
    "maxLength": 100
   },
   "department": {
    "type": "string",
    "maxLength": 60
   },
   "departmentOther": {
    "type": "string",
    "maxLength": 100
   },
   "country": {
    "type": "string"
   },
   "provinceId": {
    "type": "string"
   },
   "cityId": {
    "type": "string"
   },
   "areaId": {
    "type": "string"
   },
   "address": {
    "type": "string",
    "maxLength": 300
   },
   "website": {
    "type": "string",
    "maxLength": 300
   },
   "exhibits": {
    "type": "string",
    "maxLength": 500
   },
   "privacyAgreed": {
    "type": "boolean"
   }
  },
  "required": [
   "name",
   "mobile",
   "company",
   "privacyAgreed"
  ]
 },
 "me": {
  "body": "MeInsert",
  "answers": true,
  "properties": {
   "name": {
    "type": "string",
    "maxLength": 60
   },
   "mobile": {
    "type": "string"
   },
   "email": {
    "type": "string",
    "maxLength": 254
   },
   "documentKind": {
    "type": "string",
    "enum": [
     "idCard",
     "passport",
     "hkMacaoPermit",
     "taiwanPermit"
    ]
   },
   "documentNumber": {
    "type": "string"
   },
   "company": {
    "type": "string",
    "maxLength": 200
   },
   "jobTitle": {
    "type": "string",
    "maxLength": 60
   },
   "jobTitleOther": {
    "type": "string",
    "maxLength": 100
   },
   "department": {
    "type": "string",
    "maxLength": 60
   },
   "departmentOther": {
    "type": "string",
    "maxLength": 100
   },
   "country": {
    "type": "string"
   },
   "provinceId": {
    "type": "string"
   },
   "cityId": {
    "type": "string"
   },
   "areaId": {
    "type": "string"
   },
   "address": {
    "type": "string",
    "maxLength": 300
   },
   "website": {
    "type": "string",
    "maxLength": 300
   },
   "exhibits": {
    "type": "string",
    "maxLength": 500
   },
   "privacyAgreed": {
    "type": "boolean"
   }
  },
  "required": [
   "name",
   "mobile",
   "company",
   "privacyAgreed"
  ]
 },
 "landing": {
  "body": "LandingRegister",
  "answers": true,
  "properties": {
   "name": {
    "type": "string",
    "maxLength": 60
   },
   "mobile": {
    "type": "string"
   },
   "email": {
    "type": "string",
    "maxLength": 254
   },
   "documentKind": {
    "type": "string",
    "enum": [
     "idCard",
     "passport",
     "hkMacaoPermit",
     "taiwanPermit"
    ]
   },
   "documentNumber": {
    "type": "string"
   },
   "company": {
    "type": "string",
    "maxLength": 200
   },
   "jobTitle": {
    "type": "string",
    "maxLength": 60
   },
   "jobTitleOther": {
    "type": "string",
    "maxLength": 100
   },
   "department": {
    "type": "string",
    "maxLength": 60
   },
   "departmentOther": {
    "type": "string",
    "maxLength": 100
   },
   "country": {
    "type": "string"
   },
   "provinceId": {
    "type": "string"
   },
   "cityId": {
    "type": "string"
   },
   "areaId": {
    "type": "string"
   },
   "address": {
    "type": "string",
    "maxLength": 300
   },
   "website": {
    "type": "string",
    "maxLength": 300
   },
   "exhibits": {
    "type": "string",
    "maxLength": 500
   },
   "privacyAgreed": {
    "type": "boolean"
   }
  },
  "required": [
   "name",
   "mobile",
   "company",
   "privacyAgreed"
  ]
 },
 "invitation": {
  "body": "InvitationRegister",
  "answers": true,
  "properties": {
   "name": {
    "type": "string",
    "maxLength": 60
   },
   "mobile": {
    "type": "string"
   },
   "email": {
    "type": "string",
    "maxLength": 254
   },
   "documentKind": {
    "type": "string",
    "enum": [
     "idCard",
     "passport",
     "hkMacaoPermit",
     "taiwanPermit"
    ]
   },
   "documentNumber": {
    "type": "string"
   },
   "company": {
    "type": "string",
    "maxLength": 200
   },
   "jobTitle": {
    "type": "string",
    "maxLength": 60
   },
   "jobTitleOther": {
    "type": "string",
    "maxLength": 100
   },
   "department": {
    "type": "string",
    "maxLength": 60
   },
   "departmentOther": {
    "type": "string",
    "maxLength": 100
   },
   "country": {
    "type": "string"
   },
   "provinceId": {
    "type": "string"
   },
   "cityId": {
    "type": "string"
   },
   "areaId": {
    "type": "string"
   },
   "address": {
    "type": "string",
    "maxLength": 300
   },
   "website": {
    "type": "string",
    "maxLength": 300
   },
   "exhibits": {
    "type": "string",
    "maxLength": 500
   },
   "privacyAgreed": {
    "type": "boolean"
   }
  },
  "required": [
   "name",
   "mobile",
   "company",
   "privacyAgreed"
  ]
 },
 "booth-en": {
  "body": "BoothReserveEn",
  "answers": true,
  "properties": {
   "contactPerson": {
    "type": "string",
    "maxLength": 120
   },
   "company": {
    "type": "string",
    "maxLength": 200
   },
   "email": {
    "type": "string",
    "maxLength": 254
   },
   "country": {
    "type": "string"
   },
   "mobileCountryCode": {
    "type": "string"
   },
   "mobile": {
    "type": "string"
   },
   "website": {
    "type": "string",
    "maxLength": 300
   },
   "plannedExhibits": {
    "type": "string",
    "maxLength": 1000
   },
   "preferredPavilion": {
    "type": "string",
    "maxLength": 60
   },
   "boothKind": {
    "type": "string",
    "enum": [
     "standard",
     "raw"
    ]
   },
   "standardBooths": {
    "type": "integer",
    "minimum": 1,
    "maximum": 1000
   },
   "rawArea": {
    "type": "integer",
    "minimum": 9,
    "maximum": 10000
   },
   "remarks": {
    "type": "string",
    "maxLength": 1000
   },
   "privacyAgreed": {
    "type": "boolean"
   }
  },
  "required": [
   "contactPerson",
   "company",
   "email",
   "country",
   "plannedExhibits",
   "boothKind",
   "privacyAgreed"
  ]
 },
 "booth-zh": {
  "body": "BoothReserve",
  "answers": true,
  "properties": {
   "contactPerson": {
    "type": "string",
    "maxLength": 120
   },
   "company": {
    "type": "string",
    "maxLength": 200
   },
   "mobile": {
    "type": "string"
   },
   "email": {
    "type": "string",
    "maxLength": 254
   },
   "provinceId": {
    "type": "string"
   },
   "cityId": {
    "type": "string"
   },
   "website": {
    "type": "string",
    "maxLength": 300
   },
   "plannedExhibits": {
    "type": "string",
    "maxLength": 1000
   },
   "preferredPavilion": {
    "type": "string",
    "maxLength": 60
   },
   "boothKind": {
    "type": "string",
    "enum": [
     "standard",
     "raw"
    ]
   },
   "standardBooths": {
    "type": "integer",
    "minimum": 1,
    "maximum": 1000
   },
   "rawArea": {
    "type": "integer",
    "minimum": 9,
    "maximum": 10000
   },
   "remarks": {
    "type": "string",
    "maxLength": 1000
   },
   "privacyAgreed": {
    "type": "boolean"
   }
  },
  "required": [
   "contactPerson",
   "company",
   "mobile",
   "plannedExhibits",
   "boothKind",
   "privacyAgreed"
  ]
 },
 "meeting-enrol": {
  "body": "MeetingEnrol",
  "answers": true,
  "properties": {
   "name": {
    "type": "string",
    "maxLength": 120
   },
   "mobile": {
    "type": "string"
   },
   "email": {
    "type": "string",
    "maxLength": 254
   },
   "company": {
    "type": "string",
    "maxLength": 200
   },
   "jobTitle": {
    "type": "string",
    "maxLength": 100
   },
   "privacyAgreed": {
    "type": "boolean"
   }
  },
  "required": [
   "name",
   "privacyAgreed"
  ]
 },
 "media-card": {
  "body": "MediaCardApply",
  "answers": true,
  "properties": {
   "medium": {
    "type": "string",
    "maxLength": 200
   },
   "mediumKind": {
    "type": "string",
    "enum": [
     "print",
     "online",
     "broadcast",
     "agency",
     "social",
     "freelance"
    ]
   },
   "website": {
    "type": "string",
    "maxLength": 300
   },
   "pressCard": {
    "type": "string",
    "maxLength": 60
   },
   "name": {
    "type": "string",
    "maxLength": 120
   },
   "position": {
    "type": "string",
    "maxLength": 100
   },
   "email": {
    "type": "string",
    "maxLength": 254
   },
   "country": {
    "type": "string"
   },
   "mobileCountryCode": {
    "type": "string"
   },
   "mobile": {
    "type": "string"
   },
   "plans": {
    "type": "string",
    "maxLength": 1000
   },
   "privacyAgreed": {
    "type": "boolean"
   }
  },
  "required": [
   "medium",
   "mediumKind",
   "name",
   "email",
   "country",
   "privacyAgreed"
  ]
 },
 "visa-letter": {
  "body": "VisaLetterApply",
  "answers": true,
  "properties": {
   "surname": {
    "type": "string",
    "maxLength": 60
   },
   "givenNames": {
    "type": "string",
    "maxLength": 80
   },
   "sex": {
    "type": "string",
    "enum": [
     "female",
     "male",
     "other"
    ]
   },
   "birthDate": {
    "type": "string",
    "maxLength": 10
   },
   "nationality": {
    "type": "string"
   },
   "passportNumber": {
    "type": "string",
    "maxLength": 20
   },
   "passportExpiry": {
    "type": "string",
    "maxLength": 10
   },
   "company": {
    "type": "string",
    "maxLength": 200
   },
   "position": {
    "type": "string",
    "maxLength": 100
   },
   "arrival": {
    "type": "string",
    "maxLength": 10
   },
   "departure": {
    "type": "string",
    "maxLength": 10
   },
   "consulate": {
    "type": "string",
    "maxLength": 80
   },
   "email": {
    "type": "string",
    "maxLength": 254
   },
   "privacyAgreed": {
    "type": "boolean"
   }
  },
  "required": [
   "surname",
   "sex",
   "birthDate",
   "nationality",
   "passportNumber",
   "passportExpiry",
   "company",
   "arrival",
   "departure",
   "consulate",
   "email",
   "privacyAgreed"
  ]
 },
 "group": {
  "body": "GroupUpdate",
  "answers": false,
  "properties": {
   "company": {
    "type": "string",
    "maxLength": 200
   },
   "contactName": {
    "type": "string",
    "maxLength": 60
   },
   "contactEmail": {
    "type": "string",
    "maxLength": 254
   },
   "visitDay": {
    "type": "string"
   },
   "remarks": {
    "type": "string",
    "maxLength": 500
   },
   "privacyAgreed": {
    "type": "boolean"
   }
  },
  "required": [
   "company",
   "contactName",
   "privacyAgreed"
  ]
 },
 "group-member": {
  "body": "GroupUserInput",
  "answers": false,
  "properties": {
   "name": {
    "type": "string",
    "maxLength": 60
   },
   "mobile": {
    "type": "string"
   },
   "email": {
    "type": "string",
    "maxLength": 254
   },
   "jobTitle": {
    "type": "string",
    "maxLength": 100
   },
   "department": {
    "type": "string",
    "maxLength": 100
   },
   "documentKind": {
    "type": "string",
    "enum": [
     "idCard",
     "passport",
     "hkMacaoPermit",
     "taiwanPermit"
    ]
   },
   "documentNumber": {
    "type": "string"
   }
  },
  "required": [
   "name",
   "mobile"
  ]
 },
 "counsel": {
  "body": "CounselRequest",
  "answers": false,
  "properties": {
   "name": {
    "type": "string",
    "maxLength": 60
   },
   "company": {
    "type": "string",
    "maxLength": 200
   },
   "mobile": {
    "type": "string",
    "maxLength": 24
   },
   "email": {
    "type": "string",
    "maxLength": 254
   },
   "content": {
    "type": "string",
    "maxLength": 1000
   },
   "privacyAgreed": {
    "type": "boolean"
   }
  },
  "required": [
   "name",
   "content",
   "privacyAgreed"
  ]
 },
 "advert-request": {
  "body": "AdvertRequest",
  "answers": false,
  "properties": {
   "name": {
    "type": "string",
    "maxLength": 60
   },
   "company": {
    "type": "string",
    "maxLength": 200
   },
   "email": {
    "type": "string",
    "maxLength": 254
   },
   "message": {
    "type": "string",
    "maxLength": 1000
   },
   "privacyAgreed": {
    "type": "boolean"
   }
  },
  "required": [
   "name",
   "company",
   "email",
   "privacyAgreed"
  ]
 },
 "download-contact": {
  "body": "DownloadLogRequest",
  "answers": false,
  "properties": {
   "name": {
    "type": "string",
    "maxLength": 60
   },
   "company": {
    "type": "string",
    "maxLength": 200
   },
   "email": {
    "type": "string",
    "maxLength": 254
   },
   "mobile": {
    "type": "string",
    "maxLength": 24
   }
  },
  "required": []
 },
 "walk-in": {
  "body": "MeetingWalkIn",
  "answers": false,
  "properties": {
   "name": {
    "type": "string",
    "maxLength": 120
   },
   "mobile": {
    "type": "string"
   },
   "email": {
    "type": "string",
    "maxLength": 254
   },
   "company": {
    "type": "string",
    "maxLength": 200
   },
   "jobTitle": {
    "type": "string",
    "maxLength": 100
   },
   "privacyAgreed": {
    "type": "boolean"
   }
  },
  "required": [
   "name",
   "privacyAgreed"
  ]
 }
};
