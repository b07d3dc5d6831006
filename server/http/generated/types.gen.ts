// Written by `npm run codegen` from the contract. Do not edit.
export interface paths {
    "/backup/visit/regist/info/findByMobile/{mobile}/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Finds a registration in the `me` area.
         * @description The response includes a ticket if there is a registration. After 10 requests per hour and IP address or 30 per day and session, a captcha must be solved first.
         */
        get: operations["meFindByMobile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backup/visit/regist/info/insert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Registers a visitor in the `me` area.
         * @description Requires a verification of the mobile number for the purpose `me` in this session. The response includes a ticket.
         */
        post: operations["meInsert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backup/visit/regist/info/sendCode/{mobile}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sends a code for the `me` area.
         * @description Requires a captcha solved in this session; each captcha permits one message. Rate limits: one message per 60 s, 8 per day and number, 15 per hour and IP address.
         */
        get: operations["meSendCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/basic/area/findByParentId/{pid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the areas of a city. */
        get: operations["basicAreasByParent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/basic/area/findList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists all areas. */
        get: operations["basicAreas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/basic/city/findByParentId/{pid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the cities of a province. */
        get: operations["basicCitiesByParent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/basic/city/findList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists all cities. */
        get: operations["basicCities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/basic/country/findList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists countries and regions. */
        get: operations["basicCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/basic/province/findList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the provinces of China. */
        get: operations["basicProvinces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/basic/user/getLoginUserInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the ticket’s owner. */
        get: operations["verifyLoginUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/basic/user/smsCodeValidate/{code}/{mobile}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Checks a code and stores the verification in the session.
         * @description The verification is bound to the cookie `sid`, the number and the purpose, and expires after 30 minutes. A code can be used once and permits 5 attempts.
         */
        get: operations["verifySmsValidate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/captcha/checkVerificationResult": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Checks a captcha and stores the result in the session.
         * @description A captcha can be checked once, whether or not the solution is correct. A check without its proof of work is rejected and does not use the captcha. The next request that requires a captcha uses the result.
         */
        post: operations["verifyCaptchaCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/captcha/generateVerifyImg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Creates an image captcha.
         * @description Five digits with a proof of work, valid for 5 minutes. Sets the cookie `sid` if it is missing. Sent with `Cache-Control: no-store`. Rate limit: 120 per hour and IP address.
         */
        get: operations["verifyCaptchaImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/we/chat/qrCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the WeCom contact of a visitor.
         * @description Requires the ticket or a verification of the mobile number in this session.
         */
        get: operations["wecomQrCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/we/chat/queryAddCompanyWeChat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Checks whether the visitor has added the contact.
         * @description Requires the ticket or a verification of the mobile number in this session; otherwise the result is false.
         */
        get: operations["wecomAdded"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companyInfo/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Finds companies by a part of their name.
         * @description Returns at most 20 results. Rate limit: 60 per minute and IP address.
         */
        get: operations["wxCompanySearch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exhibit/findByApplicationIndustryId": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists products for an application industry.
         * @description At most 60. Products of featured exhibitors come first.
         */
        get: operations["configExhibitsByIndustry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exhibit/findExhibitVOById": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns a product.
         * @description Counts at most one view per session and hour.
         */
        get: operations["exhibitById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exhibit/findPage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lists products by filters, with counts. */
        post: operations["exhibitPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exhibition/application/industry/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the application industries. */
        get: operations["exhibitorIndustries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exhibitor/findById/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns an exhibitor.
         * @description Counts at most one view per session and hour.
         */
        get: operations["exhibitorById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exhibitor/findPage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lists exhibitors by filters, with counts. */
        post: operations["exhibitorPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exhibitor/getBoothSaleVO": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the free area. */
        get: operations["exhibitorBoothSale"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exhibitor/saveCounsellingLog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a question to an exhibitor.
         * @description Requires a captcha solved in this session. The exhibitor receives the question, the sender a receipt with its number, and the organiser a notification without the text. Rate limit: 10 per hour and IP address.
         */
        post: operations["exhibitorCounsel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/findByKeyword/{keyword}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Finds exhibitors, booths and facilities on the plan.
         * @description Returns at most 50 results. Rate limit: 120 per minute and IP address.
         */
        get: operations["exhibitorMapSearch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hall/area/divide/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the halls and their layouts. */
        get: operations["exhibitorHalls"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/home/advert/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the adverts of the home page. */
        get: operations["configHomeAdverts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/landing/boothReserve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates a booth application by mobile number.
         * @description A number that has already applied gets the same response; no second application is created.
         */
        post: operations["landingBoothReserve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/landing/captcha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns a captcha as a picture.
         * @description Sets the cookie `sid` if it is missing. Only the latest captcha of a session is valid. Sent with `Cache-Control: no-store`. Rate limit: 120 per hour and IP address.
         */
        get: operations["landingCaptcha"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/landing/news/findPage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lists news for a landing page. */
        post: operations["landingNews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/landing/sendPhoneCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a code to a mobile number entered on a landing page.
         * @description Requires the latest captcha of this session, which permits one message, and its proof of work (ownCaptchaWork). Rate limits: one message per 60 s, 8 per day and number, 15 per hour and IP address.
         */
        post: operations["landingPhoneCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/log/form/track": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accepts a tracking record.
         * @description Form-encoded, so that a beacon can send it on page leave; a text/plain beacon is parsed as a form as well. The response is sent before the record is written in a batch. Rate limit: 600 per hour and IP address. Records beyond it, and those that exceed the server’s queue, are dropped; `accepted` is then false. For the action `vitals`, `objName` contains performance metrics (LCP=1200 CLS=20: milliseconds, thousandths of the layout shift). They are aggregated by kind of page and not stored as records. Personal data is masked before it is stored. Single records are deleted after four weeks, daily summaries later.
         */
        post: operations["logTrack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/parkQrCode/findByMobile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the parking code of a mobile number.
         * @description Requires a verification of the mobile number in this session. After 10 requests per hour and IP address or 30 per day and session, a captcha must be solved first.
         */
        get: operations["exhibitorParkQrCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sms/sendCode/{mobile}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sends a code to a mobile number.
         * @description Requires a captcha solved in this session; each captcha permits one message. Rate limits: one message per 60 s, 8 per day and number, 15 per hour and IP address.
         */
        get: operations["verifySmsSend"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/static/global.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the data of the application shell.
         * @description A static file without the envelope. With the current version it can be cached for a year.
         */
        get: operations["basicGlobalJson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/verification/sendImageCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates an image captcha for a purpose.
         * @description Five digits with a proof of work, valid for 5 minutes. Sets the cookie `sid` if it is missing. Rate limit: 120 per hour and IP address.
         */
        post: operations["verifyImageCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/verification/sendSmsCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a code to a mobile number.
         * @description Requires a captcha solved in this session; each captcha permits one message. Rate limits: one message per 60 s, 8 per day and number, 15 per hour and IP address.
         */
        post: operations["verifySmsCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/visit/regist/info/batchAddPartner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds colleagues and invites them by text message.
         * @description At most 50 partners per registration. A number is invited once; a partner who was only added is invited when sent again. Requires the owner’s ticket; otherwise the response is 404. Invitations are sent once the registration is confirmed. They are subject to the limits of unsolicited messages. The response does not reveal whether a message was withheld because its recipient opted out or already received one.
         */
        post: operations["visitorAddPartners"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/visit/regist/info/businessCardScan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reads a business card.
         * @description Recognises text in Chinese and English on this server; the visitor reviews the result. The picture is re-encoded without its metadata first, and nothing is stored. Rate limit: 20 per hour and IP address. Pictures are processed one at a time; if the queue is full, the response is server.unavailable.
         */
        post: operations["visitorBusinessCardScan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/visit/regist/info/deletePartner/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Removes a partner.
         * @description Requires the owner’s ticket. A partner who has registered cannot be removed.
         */
        get: operations["visitorDeletePartner"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/visit/regist/info/en/addPartner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds colleagues and invites them by e-mail.
         * @description At most 50 partners per registration. An e-mail address is invited once; a partner who was only added is invited when sent again.
         */
        post: operations["visitorEnAddPartner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/visit/regist/info/en/existEmail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Checks whether an e-mail address is registered.
         * @description After 10 requests per hour and client or 30 per day and session, each request requires a captcha.
         */
        post: operations["visitorEnExistEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/visit/regist/info/en/findByEmail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Finds a registration by its e-mail address.
         * @description The record is returned only with a verification of the e-mail address for the purpose `find`, or with its ticket; otherwise only whether it exists. With a verification, the response includes a ticket. After 10 requests per hour and IP address or 30 per day and session, each request requires a captcha. The address is masked in all logs.
         */
        get: operations["visitorEnFindByEmail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/visit/regist/info/en/insert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Registers a visitor by e-mail.
         * @description Requires a verification of this e-mail address by ownCheckEmailCode in this session, for the purpose `registration`. An address has one registration per edition. The server validates the body against the form version, whose rules can be stricter than this schema. The response includes a ticket. Rejected after the deadline, unless the pre-registration cookie is valid.
         */
        post: operations["visitorEnInsert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/visit/regist/info/en/submitQuestion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stores the answers to the questionnaire.
         * @description Requires an existing registration. A completed questionnaire confirms a registration that is free of charge.
         */
        post: operations["visitorEnSubmitQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/visit/regist/info/en/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes a registration.
         * @description Replaces the record: absent optional fields are cleared. A new e-mail address requires its own verification. Requires the owner’s ticket; otherwise the response is 404.
         */
        post: operations["visitorEnUpdate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/visit/regist/info/enrollMetting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enrols a registered visitor in meetings.
         * @description Enrols in all meetings or none. If a meeting is full, the visitor joins its waiting list. Requires the owner’s ticket; otherwise the response is 404.
         */
        post: operations["visitorEnrollMeeting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/visit/regist/info/existMobile/{mobile}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Checks whether a mobile number is registered.
         * @description After 10 requests per hour and IP address or 30 per day and session, a captcha must be solved first.
         */
        get: operations["visitorExistMobile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/visit/regist/info/findByCardNo/{no}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Finds a badge by its number.
         * @description Requires the owner’s ticket, a verification of its e-mail address in this session, or a staff device. Rate limit: 60 per hour and IP address.
         */
        get: operations["visitorFindByCardNo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/visit/regist/info/findByMobile/{mobile}/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finds a registration by mobile number and code.
         * @description The code must be for the purpose `find` or `registration`. The response includes a ticket if there is a registration. After 10 requests per hour and IP address or 30 per day and session, a captcha must be solved first.
         */
        post: operations["visitorFindByMobile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/visit/regist/info/findMeeting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists meetings with the visitor’s own enrolments.
         * @description Requires the owner’s ticket; otherwise the response is 404.
         */
        get: operations["visitorFindMeeting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/visit/regist/info/findPartner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the partners of a registration.
         * @description For registrations in Chinese and other languages. The default is the registration of the ticket’s owner. Requires the owner’s ticket; otherwise the response is 404.
         */
        get: operations["visitorPartners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/visit/regist/info/findVisit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the registration of the ticket’s owner.
         * @description Returns null without a ticket or a registration, never an error.
         */
        get: operations["visitorFindVisit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/visit/regist/info/insert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Registers a visitor by mobile number.
         * @description Requires a verification of the mobile number for the purpose `registration` in this session. A number has one registration per edition. The server validates the body against the form version, whose rules can be stricter than this schema. The response includes a ticket. Once the late fee of the edition applies, `next` is payment, unless a free code was redeemed. Rejected after the deadline, unless the pre-registration cookie is valid. Returns 403 inside WeChat without a WeChat sign-in.
         */
        post: operations["visitorInsert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/visit/regist/info/itesPre": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Finds the registration of an earlier year for prefilling.
         * @description Requires the ticket or a verification of the mobile number in this session; otherwise the result is null.
         */
        get: operations["wxItesPre"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/visit/regist/info/landingRegister": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Registers a visitor from a landing page.
         * @description Requires a verification of the mobile number for the purpose `landing` in this session. The response includes a ticket.
         */
        post: operations["visitorLandingRegister"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/visit/regist/info/submitQuestion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stores the answers to the questionnaire.
         * @description Requires an existing registration. A completed questionnaire confirms a registration that is paid or free of charge; before the payment it is rejected. Requires the owner’s ticket; otherwise the response is 404.
         */
        post: operations["visitorSubmitQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/visit/regist/info/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes a registration.
         * @description Replaces the record: absent optional fields are cleared. Only an absent document number is preserved. A new mobile number requires its own verification. Requires the owner’s ticket; otherwise the response is 404.
         */
        put: operations["visitorUpdate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/admin/seo/page/title/findByRequestURL": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finds the SEO texts of a page.
         * @description Returns null if the page has none. The client ignores errors and uses the default texts.
         */
        post: operations["configSeoByUrl"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/advertising/detail/findListByTypeId/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the advertising space of a type. */
        get: operations["advertDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/advertising/display/findListByPid/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the adverts of a placement.
         * @description Only adverts that are currently scheduled. A placement without adverts returns an empty list.
         */
        get: operations["configAdvertDisplay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/advertising/findListByPId/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the child types of an advertising type.
         * @description `0` is the root.
         */
        get: operations["advertByParent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/advertising/type/findList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lists advertising types. */
        post: operations["advertTypes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/booth/reserve/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates a booth reservation.
         * @description Requires a verification of the mobile number for the purpose `booth`, or a captcha solved in this session. Repeating the same reservation returns the same response and requires neither. Rate limit: 10 per hour and IP address.
         */
        post: operations["exhibitorBoothReserve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/booth/reserve/saveEn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates a booth reservation from outside China.
         * @description Requires a captcha solved in this session. Repeating the same reservation returns the same response and requires none. Rate limit: 10 per hour and IP address.
         */
        post: operations["visitorEnBoothReserve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/config/page/findByRouteURL": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Finds an organiser page by its route. */
        get: operations["configPageByRoute"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/download/findList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lists downloads by audience, type and keyword. */
        post: operations["downloadList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/download/findURLById/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the URL of a download. */
        get: operations["downloadUrl"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/download/log/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Records a download.
         * @description Rate limit: 120 per hour and IP address.
         */
        post: operations["downloadLog"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/download/type/findByPid/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the child types of a download type.
         * @description `0` is the root.
         */
        get: operations["downloadTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/exhibitor/visit/regist/info/myRegist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns an invitation and the guest’s registration.
         * @description After 10 requests per hour and IP address or 30 per day and session, a captcha must be solved first.
         */
        post: operations["exhibitorMyRegist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/exhibitor/visit/regist/info/regist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Registers an invited guest.
         * @description Requires a verification of the mobile number for the purpose `invitation` in this session. The response includes a ticket.
         */
        post: operations["exhibitorRegist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/exhibitor/visit/regist/info/smsCodeValid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends or checks the code of an invited guest.
         * @description Without a code, one is sent. With a code, it is checked, and the number is verified for the purpose `invitation`. Requires a captcha solved in this session; each captcha permits one message. Rate limits: one message per 60 s, 8 per day and number, 15 per hour and IP address.
         */
        post: operations["exhibitorSmsCodeValid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/home/home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the content of the home page. */
        get: operations["configHome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/image/findPage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lists photos by type, year and keyword. */
        post: operations["mediaImages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/landing/page/home/{type}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the content of a landing page. */
        get: operations["landingHome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/meeting/banner/findPage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lists the banners of the programme. */
        post: operations["meetingBanners"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/meeting/dynamic/findPage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lists news of the meetings. */
        post: operations["meetingDynamics"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/meeting/enroll/batchInsert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enrols a person in a list of meetings.
         * @description Enrols in all meetings or none. Requires a ticket, or a verification of the mobile number or e-mail address in this session. If a meeting is full, the person joins its waiting list. A seat with a fee is held for 30 minutes. Parallel requests never get the same seat.
         */
        post: operations["meetingEnrollBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/meeting/enroll/findByMobile/{mobile}/{smsCode}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finds the enrolment of a mobile number by a code.
         * @description The code must be for the purpose `meeting`. The response includes a ticket. After 10 requests per hour and IP address or 30 per day and session, a captcha must be solved first.
         */
        post: operations["meetingEnrollByMobile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/meeting/enroll/findChargeMeetingEnroll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lists the visitor’s enrolments with a fee.
         * @description Enrolments of the ticket’s owner. Without a ticket the list is empty.
         */
        post: operations["meetingCharged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/meeting/enroll/findOtherMeetingEnrollInfoByMobile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the other enrolments of a mobile number, or of the ticket’s owner.
         * @description A number requires its owner’s ticket or a verification in this session; otherwise the list is empty. Without a number, the enrolments are those of the ticket’s owner.
         */
        get: operations["meetingOtherEnrolls"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/meeting/enroll/getByMeetingId": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists enrolments of a meeting.
         * @description A staff device gets all enrolments, a ticket only those of its owner. Without either, or with an unknown or revoked device, the response is 404.
         */
        get: operations["meetingEnrollsOf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/meeting/enroll/insert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enrols a person in a meeting.
         * @description Requires a ticket, or a verification of the mobile number or e-mail address in this session. If the meeting is full, the person joins the waiting list. A seat with a fee is held for 30 minutes. Parallel requests never get the same seat.
         */
        post: operations["meetingEnroll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/meeting/enroll/noStatusInsert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enrols and signs in a walk-in.
         * @description Requires a staff device, and a free seat. An unknown or revoked device gets 404.
         */
        post: operations["meetingEnrollNoStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/meeting/enroll/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Starts the payment of an enrolment.
         * @description Repeating the request returns the same open order. `jsapi` requires a WeChat sign-in; otherwise the response is 403. Requires the owner’s ticket; otherwise the response is 404.
         */
        post: operations["meetingPay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/meeting/enroll/sign/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs a person in to a meeting.
         * @description Requires a staff device on the day of the meeting, or the owner’s ticket from 60 minutes before the start. Signing in again returns the same response. An unknown or revoked device gets 404.
         */
        post: operations["meetingSign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/meeting/findById/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns a meeting. */
        get: operations["meetingById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/meeting/findPage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lists meetings by filters, with counts. */
        post: operations["meetingPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/meeting/findStatisticsById/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the statistics of a meeting. */
        get: operations["meetingStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/meeting/theme/findById/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns a theme with its meetings. */
        get: operations["meetingTheme"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/meeting/theme/findList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lists the themes of the meetings. */
        post: operations["meetingThemes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/meeting/theme/findPage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lists the themes of the meetings by page. */
        post: operations["meetingThemePage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/menu/menu": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the menu of the header.
         * @description Returns 403 if a required WeChat sign-in is missing. The client then shows an empty menu.
         */
        get: operations["configMenu"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/news/findById/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns a piece of news.
         * @description Counts at most one view per session and hour.
         */
        get: operations["mediaNews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/news/findNextNews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the next news item.
         * @description Returns null for the oldest.
         */
        get: operations["mediaNextNews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/news/findPage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lists news by type, theme and keyword. */
        post: operations["mediaNewsPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/news/findPreviousNews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the previous news item.
         * @description Returns null for the newest.
         */
        get: operations["mediaPreviousNews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/news/findRecommendedNews/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists news related to a news item.
         * @description At most 12, of the same type or theme, without the item itself.
         */
        get: operations["mediaRecommendedNews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/news/sendExchangeMessage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sends a message to the editors.
         * @description Requires a captcha solved in this session; each captcha permits one message. The sender’s e-mail address is masked in all logs. Rate limit: 5 per hour and IP address.
         */
        get: operations["mediaExchangeMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/own/advert-count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Counts a view or click of an advert.
         * @description Form-encoded, so that a beacon can send it. No data of the user is stored, only a daily count. Rate limit: 600 per hour and IP address; requests beyond it are dropped, and `counted` is false.
         */
        post: operations["ownAdvertCount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/own/advert-request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accepts a request for an offer for advertising space.
         * @description Requires a captcha solved in this session. The sender receives a receipt with its number, the organiser a notification. Repeating the same request returns the same response, requires no captcha and sends nothing. Rate limit: 10 per hour and IP address.
         */
        post: operations["ownAdvertRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/own/badge/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the badge that the link of a confirmation opens.
         * @description Works on any device without a ticket, and returns only what the gate needs. Has no side effects. The link is valid until the exhibition ends, the registration is cancelled, or its owner revokes it. Rate limit: 120 per hour and client. The token is masked in all logs. Never cached.
         */
        get: operations["ownBadgeLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/own/booth/{number}/route": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the shortest way from an entrance to a booth.
         * @description Along the concourse, through a hall door and along the aisles. Positions are in metres, as in exhibitorHalls.
         */
        get: operations["ownBoothRoute"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/own/captcha-work": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the proof of work of the session’s latest captcha.
         * @description For the captcha picture of a landing page, whose response does not include it. Null if the session has no open captcha.
         */
        get: operations["ownCaptchaWork"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/own/captcha/{id}/audio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the audio version of a captcha.
         * @description The spoken digits in the requested language. Bound to the session of the captcha. Sent with `Cache-Control: no-store`. Rate limit: 120 per hour and IP address.
         */
        get: operations["ownCaptchaAudio"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/own/change-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a link for changing a registration.
         * @description Requires a captcha solved in this session. The response does not reveal whether the address is known. Rate limits: one e-mail per 60 s, 8 per day and e-mail address, 15 per hour and client. The link can be used once, within 24 hours.
         */
        post: operations["ownSendChangeLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/own/change-link/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opens a registration by the link in an e-mail.
         * @description The response includes a ticket. The link can be used once.
         */
        post: operations["ownOpenChangeLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/own/client": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns time, phase, region and flags for this client.
         * @description Sent with `Cache-Control: no-store`.
         */
        get: operations["ownClientFacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/own/edition": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns an edition with its days, venue, contacts and themes.
         * @description Without `year`, the current edition is returned.
         */
        get: operations["ownEdition"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/own/email-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a code to an e-mail address.
         * @description Requires a captcha solved in this session; each captcha permits one message. The response does not reveal whether the address is known. Sets the cookie `sid` if it is missing. Rate limits: one e-mail per 60 s, 8 per day and e-mail address, 15 per hour and client.
         */
        post: operations["ownSendEmailCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/own/email-code/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Checks a code and stores the verification in the session.
         * @description The verification is bound to the cookie `sid`, the e-mail address and the purpose, and expires after 30 minutes. A code can be used once and permits 5 attempts.
         */
        post: operations["ownCheckEmailCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/own/enrolment/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancels an enrolment in a meeting.
         * @description The first person on the waiting list gets the seat. Cancelling again returns the same response. A paid fee is refunded. Requires the owner’s ticket; otherwise the response is 404.
         */
        post: operations["ownCancelEnrolment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/own/favourites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns the visitor’s favourites with current data.
         * @description Ids that no longer exist are omitted. Exhibitors and products are in the order of their lists, meetings in order of time.
         */
        post: operations["ownFavourites"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/own/favourites/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exports the visitor’s favourites as a file.
         * @description Ids that no longer exist are omitted. Values that start with = + - @, tab or return are escaped. Rate limit: 20 per hour and IP address.
         */
        post: operations["ownFavouritesExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/own/form-options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the options of named sources for fields of forms.
         * @description In the language of the request. A submission is validated against the same options.
         */
        get: operations["ownFormOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/own/form-preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Checks a draft of a form, stores it for a day, and compares it with the published version.
         * @description For designers. A draft with problems is stored as well, so that it can be shared and fixed. It cannot be submitted. Other clients get 404.
         */
        post: operations["ownCreateFormPreview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/own/form-preview/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns a draft of a form for preview.
         * @description The id is a secret of 128 random bits. The draft is deleted after a day.
         */
        get: operations["ownFormPreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/own/form-preview/{id}/judge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Validates values of a draft as the server would after publication.
         * @description Nothing is stored. Accepts the values of all fields by name, and returns the request body that would be sent for them.
         */
        post: operations["ownJudgeFormPreview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/own/form-version": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publishes the next version of a form.
         * @description For designers. A published version is immutable and active on all servers immediately. A breaking change requires a migration or a reason. With two designers or more, this document must be the form’s draft, approved by a designer who did not write it. Publishing the document of the draft ends it. Cases that are sent with it must pass. Publishing the same content again returns the same response.
         */
        post: operations["ownPublishForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/own/form/{formId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the current and the older versions of a form.
         * @description For a form with a page of its own, the response includes `page`: whether it accepts answers.
         */
        get: operations["ownFormCurrent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/own/form/{formId}/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the metadata of a published form version. */
        get: operations["ownFormVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/own/form/{formId}/{version}/cases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the cases that were stored with a form version.
         * @description For designers.
         */
        get: operations["ownFormCases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/own/form/{formId}/submissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submits the answers to a form with a page of its own.
         * @description Requires a captcha solved in this session. The organiser receives an e-mail with the number, and so does the address in the form’s field for the receipt. Repeating the same answers in the same session returns the same response, requires no captcha and sends nothing. Rate limit: 10 per hour and IP address.
         */
        post: operations["ownSubmitForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/own/form/{formId}/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stores a file for a field of a form with a page of its own.
         * @description The response is the reference to submit as an answer, once and in the same session. The type is recognised by content: JPEG, PNG, WebP and PDF. Pictures are re-encoded without metadata, at most 4,000 pixels wide and high. A PDF with scripts, attachments or encryption is rejected. A scanner checks files for viruses; without one, PDFs are rejected. Files that are not submitted are deleted after a day. Rate limit: 40 per hour and IP address, and 100 MB that are not submitted.
         */
        post: operations["ownUploadFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/own/form/{formId}/uploads/{id}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deletes a file that was not submitted.
         * @description Only in the session that uploaded it; otherwise, and after its submission, the response is 404.
         */
        post: operations["ownRemoveUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/own/forms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the forms with their versions and drafts, for the form designer.
         * @description A form that exists as a draft only has no versions. If a secret is configured and none is sent, the response says so and lists no forms. A wrong secret, and a site without designers, get 404.
         */
        get: operations["ownForms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/own/forms/{formId}/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the draft of a form.
         * @description For designers. There is at most one draft of a form, which all designers share; null without one.
         */
        get: operations["ownFormDraft"];
        /**
         * Saves the draft of a form.
         * @description For designers. The document may be unfinished, even no JSON. A revision that is no longer the newest, and a draft that another designer has locked, get 409: nothing is overwritten silently. Saving locks a draft that is free for five minutes, and ends its review. Saving the same document again returns the same response. A form that does not exist yet begins with its first draft.
         */
        put: operations["ownSaveFormDraft"];
        post?: never;
        /**
         * Discards the draft of a form.
         * @description For designers. Its revisions remain and can be restored.
         */
        delete: operations["ownDiscardFormDraft"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/own/forms/{formId}/draft/lock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Locks or unlocks the draft of a form.
         * @description For designers. A lock lasts for five minutes after its holder’s last save or lock. `takeOver` locks a draft that another designer has locked, which the history shows.
         */
        post: operations["ownLockFormDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/own/forms/{formId}/draft/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Requests, gives or withdraws the approval of a draft.
         * @description For designers. With two designers or more, a version is published only if a designer who did not write this revision has approved it. Saving another document ends the review.
         */
        post: operations["ownReviewFormDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/own/forms/{formId}/draft/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the revisions of the drafts of a form.
         * @description For designers. Newest first, and empty for a form that has had no draft. 200 revisions of a form are stored, and those that were published. Saves of a designer within a minute are one revision, so numbers may be missing.
         */
        get: operations["ownFormDraftRevisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/own/forms/{formId}/draft/revisions/{revision}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns a revision of the drafts of a form.
         * @description For designers. To restore it, save its document.
         */
        get: operations["ownFormDraftRevision"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/own/forms/{formId}/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Counts which questions of a form were asked and answered.
         * @description Sent once for a form that was filled in: when it was sent, or when the page is left. It contains names of questions and no answers. The server adds to daily counts by form, version and question, and stores nothing about the visitor; it sets no cookie, and ignores those and tickets that it gets. Names that the version does not have are dropped. Rate limit: 120 per hour and IP address; requests beyond it are dropped, and `counted` is false. Browsers with Do Not Track or Global Privacy Control do not send it.
         */
        post: operations["ownCountFormProgress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/own/forms/{formId}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Counts the stored answers of a form that a draft would refuse.
         * @description For designers. Answers of all versions go through the migrations that lead to the draft and are validated by it. The response has counts only.
         */
        post: operations["ownReplayForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/own/forms/{formId}/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns completion and drop-off of a form by version and question.
         * @description For designers. Versions that somebody has filled in, newest first; empty before that, and for a form that is not published. Counts below five are null.
         */
        get: operations["ownFormStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/own/group": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the group of the ticket’s owner.
         * @description The delegation of this edition that the ticket’s owner created or is the master of. Returns null without a ticket or a group, never an error.
         */
        get: operations["ownGroup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/own/hall/{number}/booths": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the booths of a hall with their positions on the plan. */
        get: operations["ownHallBooths"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/own/invitation/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the data that a colleague entered for an invited visitor.
         * @description For prefilling the registration form. Works without a ticket and has no side effects. The link is valid until the recipient has registered, the colleague withdraws the invitation, or the exhibition ends. Rate limit: 60 per hour and client. The token is masked in all logs. Never cached.
         */
        get: operations["ownInvitation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/own/media-card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates an application for a media card.
         * @description Requires a captcha solved in this session. The press office and the applicant receive an e-mail with its number. Repeating the same application returns the same response, requires no captcha and sends nothing. Rate limit: 10 per hour and IP address.
         */
        post: operations["ownMediaCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/own/meeting/{id}/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns a meeting as a calendar file. */
        get: operations["ownMeetingCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/own/my-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns all data of the ticket’s owner.
         * @description Requires the ticket and a verification for the purpose `myData` within the last 30 minutes. For a person who is known by WeChat only, the ticket must be that recent instead. Sent with `Cache-Control: no-store` and as an attachment. Rate limit: 5 per day.
         */
        get: operations["ownMyData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/own/my-data/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Erases the data of the ticket’s owner.
         * @description Requires the ticket and a verification for the purpose `myData` within the last 30 minutes. For a person who is known by WeChat only, the ticket must be that recent instead. Open registrations and enrolments are cancelled. The ticket is revoked.
         */
        post: operations["ownEraseMyData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/own/opt-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opts a recipient out of unsolicited messages, by the link in such a message.
         * @description Invitations and receipts that others trigger are no longer sent to this number or e-mail address. Codes and confirmations of its owner’s own actions still are. Repeating the request returns the same response.
         */
        post: operations["ownOptOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/own/payment/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the state of a payment.
         * @description While the state is pending, the provider is queried at most once per 5 s. Requires the owner’s ticket; otherwise the response is 404.
         */
        get: operations["ownPaymentState"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/own/payment/notice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receives a notification of WeChat Pay.
         * @description Signature, amount and merchant are checked. A notification is applied once and acknowledged every time. The response has no envelope.
         */
        post: operations["ownPaymentNotice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/own/problem-report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accepts a report about a problem of the site, with what the page did.
         * @description The organiser receives it as a mail with the story as a file, the sender a receipt if an e-mail address is given. A story has at most 200 KB. Repeating the same report returns the same response and sends nothing. It is deleted after 30 days. Rate limit: 3 per day and session, 30 per day and IP address, 100 per day in all.
         */
        post: operations["ownReportProblem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/own/registration/{id}/badge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the printable badge.
         * @description An A4 page that is folded twice to the size of a badge: name, company, number and QR code, next to days, hours, venue and what to bring, in the language of the request. Requires the owner’s ticket; otherwise the response is 404.
         */
        get: operations["ownRegistrationBadge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/own/registration/{id}/badge-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates a link that opens the badge on any device.
         * @description For users who register another visitor on the same device and return to the first badge. The registration must be confirmed. Rate limit: 10 per day and registration. Requires the owner’s ticket; otherwise the response is 404.
         */
        post: operations["ownMakeBadgeLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/own/registration/{id}/badge-links/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revokes the links that open a badge.
         * @description Revokes the links in all confirmations of the registration. The next confirmation has a new link. Requires the owner’s ticket; otherwise the response is 404.
         */
        post: operations["ownEndBadgeLinks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/own/registration/{id}/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns a visit as a calendar file.
         * @description Four events with the opening hours and the venue. The id is a secret of 128 random bits.
         */
        get: operations["ownRegistrationCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/own/registration/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancels a registration.
         * @description The visitor’s enrolments are cancelled as well. Cancelling again returns the same response. Requires the owner’s ticket; otherwise the response is 404.
         */
        post: operations["ownCancelRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/own/registration/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends the confirmation again.
         * @description Rate limits: one per 60 s, 8 per day. Requires the owner’s ticket; otherwise the response is 404.
         */
        post: operations["ownResendRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/own/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs the user out.
         * @description Revokes the ticket, ends the session and deletes the session cookie. With `everywhere`, all tickets of the person are revoked, together with sign-in links and verifications of the person’s contacts. Repeating the request returns the same response.
         */
        post: operations["ownSignOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/own/site-plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the drawing around the halls on the plan of the whole site.
         * @description Positions are in metres, as in exhibitorHalls.
         */
        get: operations["ownSitePlan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/own/staff/device": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the current staff device.
         * @description Devices are issued and revoked by a command. An unknown or revoked device gets 404.
         */
        get: operations["ownStaffDevice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/own/staff/sign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs a person in by a code or a mobile number.
         * @description Accepts the code of an enrolment or of a visitor’s badge, a number as entered, or a mobile number. Signing in again returns the same response. A forged code and a code of another meeting get 404, as does an unknown or revoked device.
         */
        post: operations["ownStaffSign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/own/submission/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns the processing state of a submission.
         * @description Requires the reference number and the e-mail address or mobile number of the submission. The response contains no personal data. Rate limit: 30 per hour and IP address.
         */
        post: operations["ownSubmissionState"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/own/subscription/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirms a subscription by the link in an e-mail.
         * @description Confirming again returns the same response.
         */
        post: operations["ownConfirmSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/own/subscription/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends a subscription by the link in an e-mail.
         * @description Repeating the request returns the same response.
         */
        post: operations["ownUnsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/own/subscription/unsubscribe/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends a subscription from a mail client.
         * @description URL of the header List-Unsubscribe (RFC 8058).
         */
        post: operations["ownUnsubscribeOneClick"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/own/suggestion-catalogue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns what suggestions for the visit plan are chosen from, the same for everyone.
         * @description Questions of the newest questionnaire with what their options mean, the first exhibitors and products of each category, and all sessions. The browser chooses, so that nothing of the visitor leaves the device. What an item and an option have in common are equal tags.
         */
        get: operations["ownSuggestionCatalogue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/own/themes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the themed exhibitions.
         * @description Categories, blocks and pictures of the five themed exhibitions, and the texts of the eight themes.
         */
        get: operations["ownThemes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/own/visa-letter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates a visa invitation letter and sends it by e-mail as a PDF.
         * @description Requires a verification of the e-mail address for the purpose `visaLetter`. Personal data of a letter is stored encrypted, until 30 days after the exhibition. Repeating the same form returns the same response and sends nothing. Rate limits: 10 per day and e-mail address, 30 per day and client. Available while pre-registration is open.
         */
        post: operations["ownVisaLetter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/own/walking-map": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns what routes on foot need, in one response that a page can store for offline use.
         * @description Entrances, doors and the positions of all booths, in metres as in exhibitorHalls.
         */
        get: operations["ownWalkingMap"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/redeem/code/verification/{code}/{mobile}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Checks a free code and reserves a use for a number.
         * @description Requires a verification of the mobile number in this session. visitorInsert consumes the reserved use. Rate limit: 10 per hour and IP address.
         */
        get: operations["visitorRedeemCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/search/findHotKeyword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the most popular keywords. */
        get: operations["configHotKeyword"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/search/findHotList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists popular searches for the search panel. */
        get: operations["configHotSearch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/search/findListByKeyword/{keyword}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Searches the whole site.
         * @description Matches parts of words in Chinese, and prefixes and stems in other languages, in the texts of all languages. All keywords must match. Results with all keywords in their name come first. Rate limit: 120 per minute and IP address.
         */
        get: operations["configSearchByKeyword"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/subscribe/subscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Subscribes an address to the newsletter.
         * @description Sends an e-mail with a confirmation link. The response does not reveal whether the address is known. Rate limits: one e-mail per 60 s and address, 15 addresses per hour and client. A pending subscription is deleted after 7 days.
         */
        post: operations["configSubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/support/unit/findList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lists the supporting organisations. */
        post: operations["supportList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/topic/meeting/findList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lists the meetings of a topic. */
        post: operations["meetingTopicList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/topic/page/home/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the content of a topic page. */
        get: operations["topicHome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/type/findPage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lists the types of news, videos or photos. */
        post: operations["mediaTypes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/video/findById/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns a video.
         * @description Counts at most one view per session and hour.
         */
        get: operations["mediaVideo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/video/findPage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lists videos by type, year and keyword. */
        post: operations["mediaVideos"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/video/findRecommendedVideo/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists videos related to a video.
         * @description At most 12, without the video itself.
         */
        get: operations["mediaRecommendedVideos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/visit/group/addCarNos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replaces the cars of a group.
         * @description Requires the ticket of the group’s contact or master; otherwise the response is 404.
         */
        post: operations["groupAddCarNos"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/visit/group/batchSaveGroupUser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds several members to a group.
         * @description Saves all members or none. Requires the ticket of the group’s contact or master; otherwise the response is 404.
         */
        post: operations["groupBatchSave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/visit/group/deleteGroupUser/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Removes a member from a group.
         * @description The master cannot be removed while there are other members: appoint another master first. Requires the ticket of the group’s contact or master; otherwise the response is 404.
         */
        get: operations["groupDeleteUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/visit/group/downloadExcelTemplate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the Excel template.
         * @description Its header row is in the language of the request.
         */
        get: operations["groupExcelTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/visit/group/exportQrCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the QR codes of all members as a zip file.
         * @description One picture per member with a number. Requires the ticket of the group’s contact or master; otherwise the response is 404.
         */
        get: operations["groupExportQrCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/visit/group/findByGroupId/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns a group with its members.
         * @description Requires the ticket of the group’s contact or master; otherwise the response is 404.
         */
        get: operations["groupFindById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/visit/group/findByMobile/{mobile}/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Finds the group of a mobile number by a code.
         * @description The code must be for the purpose `group`. The response includes a ticket, even if there is no group yet. After 10 requests per hour and IP address or 30 per day and session, a captcha must be solved first.
         */
        get: operations["groupFindByMobile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/visit/group/importExcel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Checks an Excel file and returns a preview of the import.
         * @description Nothing is saved. Errors are reported by row and column. Takes at most 5 s. Rate limit: 20 per hour and ticket. Requires the ticket of the group’s contact or master; otherwise the response is 404.
         */
        post: operations["groupExcelImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/visit/group/saveGroupUser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds a member to a group.
         * @description At most 1,000 members. The first member becomes the master. Requires the ticket of the group’s contact or master; otherwise the response is 404.
         */
        post: operations["groupSaveUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/visit/group/saveGroupUserByExcel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Saves the accepted rows of a preview.
         * @description Saves all rows or none. A member whose mobile number is already in the group is updated with the values of the row. A preview can be used once, within 30 minutes. Requires the ticket of the group’s contact or master; otherwise the response is 404.
         */
        post: operations["groupExcelSave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/visit/group/updateGroup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates a group or changes its data.
         * @description A number has one group per edition. Creating one requires a ticket with a verified number. Changes require the ticket of the group’s contact or master; otherwise the response is 404.
         */
        post: operations["groupUpdate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/visit/group/updateGroupUser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes a member of a group.
         * @description Requires the ticket of the group’s contact or master; otherwise the response is 404.
         */
        post: operations["groupUpdateUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/visit/group/updateGroupUserMaster/{groupId}/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Appoints a member as the master of the group.
         * @description Requires the ticket of the group’s contact or master; otherwise the response is 404.
         */
        get: operations["groupUpdateMaster"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wx/buildAuthorizationURL": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns the URL of the WeChat sign-in.
         * @description Inside WeChat, the URL of its own sign-in, which wxLogin completes; elsewhere, that of a QR code, which wxScanLogin completes. State and return path are stored in the session. The state can be used once, within 15 minutes.
         */
        post: operations["wxAuthorizationUrl"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wx/generateUrlLink": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates a link that opens the mini-program.
         * @description Rate limit: 60 per hour and IP address.
         */
        post: operations["wxUrlLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wx/getMiniQrCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates a QR code of the mini-program.
         * @description Rate limit: 60 per hour and IP address.
         */
        post: operations["wxMiniQrCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wx/getQrCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns the QR code of a member.
         * @description Requires the ticket of the group’s contact or master; otherwise the response is 404.
         */
        post: operations["groupQrCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wx/getSignature": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs the URL of a page for WeChat’s JS-SDK.
         * @description The client ignores errors.
         */
        post: operations["wxSignature"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wx/login/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Signs in with a code from WeChat.
         * @description The state must match that of the session.
         */
        get: operations["wxLogin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wx/pay/pay/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Starts the payment of a registration.
         * @description Repeating the request returns the same open order. `jsapi` requires a WeChat sign-in; otherwise the response is 403. Requires the owner’s ticket; otherwise the response is 404.
         */
        post: operations["visitorPay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wx/scan/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Signs in after a QR code was scanned.
         * @description The state must match that of the session.
         */
        get: operations["wxScanLogin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AdvertCounted: {
            counted: boolean;
        };
        /** @description Advertising space for sale. */
        AdvertDetail: {
            body: components["schemas"]["Html"];
            bookUntil: components["schemas"]["DateTime"] | null;
            id: components["schemas"]["Id"];
            lang: components["schemas"]["Locale"];
            material: string | null;
            pictures: components["schemas"]["Picture"][];
            place: string | null;
            /** @description Null means on request. */
            price: components["schemas"]["Fen"] | null;
            quantity: number | null;
            quantityLeft: number | null;
            size: string | null;
            sort: number;
            title: string;
            typeId: components["schemas"]["TypeId"];
            unit: string | null;
        };
        /** @description An advert on a page. */
        AdvertDisplay: {
            /** @description Name of the advertiser, which must be shown with the advert. Null for the organiser’s own adverts. */
            advertiser: string | null;
            endsAt: components["schemas"]["DateTime"];
            id: components["schemas"]["Id"];
            link: components["schemas"]["Url"] | null;
            linkTarget: components["schemas"]["LinkTarget"];
            mobilePicture: components["schemas"]["Picture"] | null;
            picture: components["schemas"]["Picture"];
            placeId: components["schemas"]["TypeId"];
            sort: number;
            startsAt: components["schemas"]["DateTime"];
            title: string;
        };
        /** @description Event of an advert on a page. */
        AdvertEvent: {
            /**
             * @description `view`: at least half of it was visible for one second. `click`: its link was followed.
             * @enum {string}
             */
            action: "view" | "click";
            id: components["schemas"]["Id"];
        };
        /** @description A request for an offer for advertising space. */
        AdvertRequest: {
            company: string;
            detailId: components["schemas"]["Id"];
            email: components["schemas"]["Email"];
            message?: string;
            name: string;
            privacyAgreed: boolean;
        };
        /** @description An advertising type. */
        AdvertType: {
            childCount: number;
            detailCount: number;
            id: components["schemas"]["TypeId"];
            lang: components["schemas"]["Locale"];
            name: string;
            parentId: components["schemas"]["TypeId"] | null;
            picture: components["schemas"]["Picture"] | null;
            sort: number;
            summary: string;
        };
        /** @description Filters for types. Without a parent, all types are returned. */
        AdvertTypeRequest: {
            keyword?: string;
            parentId?: components["schemas"]["TypeId"];
        };
        /** @description An agenda item. */
        AgendaItem: {
            from: components["schemas"]["DateTime"];
            speakerIds: components["schemas"]["Id"][];
            title: string;
            to: components["schemas"]["DateTime"];
        };
        /** @description A row of an array, or an object. Its keys are the fields of the form version. */
        AnswerRow: {
            [key: string]: components["schemas"]["AnswerValue"];
        };
        /** @description Answers to fields that are not built-in. This is the only open map: its keys are the fields of the form version, against which the server validates it. */
        Answers: {
            [key: string]: components["schemas"]["AnswerValue"];
        };
        /** @description A string, a number, a boolean, an array of these or of rows, or an object. The form version decides which; answers are nested at most three levels deep. An uploaded file is the row that its upload returned. */
        AnswerValue: string | number | boolean | (string | number | boolean | components["schemas"]["AnswerRow"])[] | components["schemas"]["AnswerRow"];
        /** @description The application was accepted. A confirmation is sent by e-mail. */
        Application: {
            createdAt: components["schemas"]["DateTime"];
            email: components["schemas"]["Email"];
            id: components["schemas"]["Id"];
            number: components["schemas"]["SubmissionNumber"];
        };
        /** @description An application industry of products. */
        ApplicationIndustry: {
            exhibitCount: number;
            exhibitorCount: number;
            id: components["schemas"]["TypeId"];
            name: string;
            picture: components["schemas"]["Picture"] | null;
            sort: number;
        };
        /** @description An area and its city. */
        Area: {
            id: components["schemas"]["RegionId"];
            name: string;
            parentId: components["schemas"]["RegionId"];
        };
        /** @description An attachment of a text. */
        Attachment: {
            contentType: string;
            name: string;
            /** @description Size in bytes. */
            size: number;
            url: components["schemas"]["Url"];
        };
        /** @description Data that the link of a confirmation shows. */
        BadgeByLink: {
            name: string;
            number: components["schemas"]["RegistrationNumber"];
            /** @description Content of the QR code. */
            qrContent: string;
            /** @description The visitor’s enrolments that are not cancelled, in order of time. */
            sessions: components["schemas"]["BadgeSession"][];
        };
        /** @description A new link to the badge. */
        BadgeLinkMade: {
            path: components["schemas"]["Url"];
        };
        /** @description The links are revoked. */
        BadgeLinksEnded: {
            /** @description Number of revoked links. */
            ended: number;
        };
        /** @description A meeting of the visitor. */
        BadgeSession: {
            from: components["schemas"]["DateTime"];
            room: string;
            state: components["schemas"]["EnrolmentState"];
            title: string;
            to: components["schemas"]["DateTime"];
        };
        /** @description A hero picture of a page. */
        Banner: {
            id: components["schemas"]["Id"];
            link: components["schemas"]["Url"] | null;
            linkTarget: components["schemas"]["LinkTarget"];
            mobilePicture: components["schemas"]["Picture"] | null;
            picture: components["schemas"]["Picture"];
            subtitle: string;
            title: string;
        };
        /** @description A booth. */
        Booth: {
            /** @description Square metres. */
            area: number;
            hall: components["schemas"]["HallNumber"];
            kind: components["schemas"]["BoothKind"];
            number: components["schemas"]["BoothNumber"];
        };
        /**
         * @description Standard booths or raw space.
         * @enum {string}
         */
        BoothKind: "standard" | "raw";
        /** @description Hall, a hyphen, one capital letter, two digits. */
        BoothNumber: string;
        /** @description A booth on the plan of its hall. */
        BoothOnPlan: {
            area: number;
            exhibitorId: components["schemas"]["Id"] | null;
            exhibitorLogo: components["schemas"]["Picture"] | null;
            exhibitorName: string | null;
            exhibitorSummary: string | null;
            kind: components["schemas"]["BoothKind"];
            /** @description Language of the exhibitor's name. */
            lang: components["schemas"]["Locale"];
            number: components["schemas"]["BoothNumber"];
            outline: components["schemas"]["Point"][];
        };
        /** @description A booth reservation. The staff will contact the company. */
        BoothReservation: {
            boothKind: components["schemas"]["BoothKind"];
            company: string;
            contactPerson: string;
            createdAt: components["schemas"]["DateTime"];
            id: components["schemas"]["Id"];
            number: components["schemas"]["SubmissionNumber"];
            plannedExhibits: string;
            preferredPavilion: string | null;
            rawArea: number | null;
            standardBooths: number | null;
            state: components["schemas"]["BoothReservationState"];
        };
        /**
         * @description submitted → contacted → accepted or declined.
         * @enum {string}
         */
        BoothReservationState: "submitted" | "contacted" | "accepted" | "declined";
        /** @description Booth reservation form in Chinese. */
        BoothReserve: {
            answers: components["schemas"]["Answers"];
            boothKind: components["schemas"]["BoothKind"];
            cityId?: components["schemas"]["RegionId"];
            company: string;
            contactPerson: string;
            email?: components["schemas"]["Email"];
            formId: components["schemas"]["FormId"];
            formVersion: components["schemas"]["FormVersion"];
            mobile: components["schemas"]["Mobile"];
            plannedExhibits: string;
            preferredPavilion?: string;
            /** @description Must be true. */
            privacyAgreed: boolean;
            provinceId?: components["schemas"]["RegionId"];
            /** @description Raw space in square metres. Required for `raw`. Current forms require at least 36; the minimum of 9 is for answers to their first versions. */
            rawArea?: number;
            remarks?: string;
            source?: components["schemas"]["Source"];
            /** @description Number of standard booths of 3 by 3 m. Required for `standard`. */
            standardBooths?: number;
            website?: components["schemas"]["Website"];
        };
        /** @description Booth reservation form for companies outside China. */
        BoothReserveEn: {
            answers: components["schemas"]["Answers"];
            boothKind: components["schemas"]["BoothKind"];
            company: string;
            contactPerson: string;
            country: components["schemas"]["CountryCode"];
            email: components["schemas"]["Email"];
            formId: components["schemas"]["FormId"];
            formVersion: components["schemas"]["FormVersion"];
            mobile?: components["schemas"]["PhoneNumber"];
            mobileCountryCode?: components["schemas"]["DialCode"];
            plannedExhibits: string;
            preferredPavilion?: string;
            /** @description Must be true. */
            privacyAgreed: boolean;
            /** @description Raw space in square metres. Required for `raw`. Current forms require at least 36; the minimum of 9 is for answers to their first versions. */
            rawArea?: number;
            remarks?: string;
            source?: components["schemas"]["Source"];
            /** @description Number of standard booths of 3 by 3 m. Required for `standard`. */
            standardBooths?: number;
            website?: components["schemas"]["Website"];
        };
        /** @description The shortest way from an entrance to a booth. Null if there is none. */
        BoothRoute: {
            entrance: {
                id: string;
                name: string;
            };
            /** @description Rounded to ten. */
            metres: number;
            /** @description From the booth to the entrance. */
            points: components["schemas"]["Point"][];
        };
        /** @description Free space. Areas are in square metres. */
        BoothSale: {
            areaLeft: number;
            asOf: components["schemas"]["DateTime"];
            halls: components["schemas"]["HallSale"][];
            /** @description Whether booths can be reserved. */
            open: boolean;
            standardBoothsLeft: number;
            totalArea: number;
        };
        /** @description Recognised fields. Nothing is stored. */
        BusinessCard: {
            address: string | null;
            company: string | null;
            /** @description Confidence of the recognition. */
            confidence: number;
            department: string | null;
            email: string | null;
            jobTitle: string | null;
            mobile: string | null;
            name: string | null;
            phone: string | null;
            website: string | null;
        };
        /** @description A photo of a business card. */
        BusinessCardUpload: {
            /**
             * Format: binary
             * @description JPEG, PNG or WebP, at most 5 MB and 25 megapixels.
             */
            image: string;
        };
        /** @description Reason, as free text. */
        CancelRequest: {
            reason?: string;
        };
        /** @description A captcha, bound to the session. */
        Captcha: {
            /** @description URL of the audio version of the captcha. */
            audioUrl: components["schemas"]["Url"];
            captchaId: components["schemas"]["Id"];
            /** @description Seconds until it expires. */
            expiresIn: number;
            image: components["schemas"]["ImageData"];
            work: components["schemas"]["CaptchaWork"];
        };
        /** @description A solved captcha. */
        CaptchaCheck: {
            captchaId: components["schemas"]["Id"];
            code: components["schemas"]["CaptchaCode"];
            work?: components["schemas"]["CaptchaWorkDone"];
        };
        /** @description Solution as entered by the user. Not case-sensitive. */
        CaptchaCode: string;
        /** @description The captcha was solved correctly. */
        CaptchaPassed: {
            /** @description Expiry. Until then, it permits one message. */
            expiresAt: components["schemas"]["DateTime"];
            /** @enum {boolean} */
            passed: true;
        };
        /** @description Proof of work for the captcha, bound to it and to the session; it can be used once. For each puzzle n, starting at 0, find the smallest counter such that the SHA-256 of the text `prefix.n.counter` (decimal numbers) starts with the given number of zero bits. The difficulty rises with the load, and for networks that exceeded a limit. */
        CaptchaWork: {
            bits: number;
            prefix: components["schemas"]["Id"];
            puzzles: number;
        };
        /** @description The counters of the puzzles, in order. */
        CaptchaWorkDone: number[];
        /** @description Number plate. */
        CarNumber: string;
        /** @description Cars of a group. Replace the previous ones. */
        CarNumbers: {
            /** @description All cars of the group. If absent, the group has none. */
            carNos?: components["schemas"]["CarNumber"][];
            groupId: components["schemas"]["Id"];
        };
        /** @description E-mail address of a registration. */
        ChangeLinkRequest: {
            email: components["schemas"]["Email"];
        };
        /** @description If the address is registered, a link is sent. */
        ChangeLinkSent: {
            resendAfter: number;
        };
        /** @description An enrolment with a fee, and its order. */
        ChargedEnrolment: {
            enrolment: components["schemas"]["Enrolment"];
            payment: components["schemas"]["Payment"] | null;
        };
        /** @description The requested meeting. If absent, all meetings. */
        ChargedRequest: {
            meetingId?: components["schemas"]["Id"];
        };
        /** @description A code as entered by the user. */
        CheckEmailCode: {
            code: components["schemas"]["EmailCode"];
            email: components["schemas"]["Email"];
            purpose: components["schemas"]["EmailPurpose"];
        };
        /** @description A city and its province. */
        City: {
            id: components["schemas"]["RegionId"];
            name: string;
            parentId: components["schemas"]["RegionId"];
        };
        /** @description Current state for this client. Never cached. */
        ClientFacts: {
            editionYear: components["schemas"]["EditionYear"];
            /** @description Whether the English site shows the link to pre-registration; always true. Whether registrations are accepted is preRegistrationOpen, in every language. */
            englishPreRegistrationOpen: boolean;
            /** @description IP address of the client with its last part masked. */
            ip: string | null;
            /** @description Current time of the site. */
            now: components["schemas"]["DateTime"];
            phase: components["schemas"]["Phase"];
            /** @description Whether pre-registration is open: before the deadline, or by the pre-registration cookie. */
            preRegistrationOpen: boolean;
            /** @enum {string} */
            region: "CN" | "global";
            /** @description Whether the ticket’s owner has a registration for this edition that is not cancelled. False without a ticket. */
            registered: boolean;
            /** @description Whether providers are replaced by a sandbox. */
            sandbox: boolean;
        };
        /**
         * @description Code of a successful response. For errors, it is the HTTP status.
         * @enum {integer}
         */
        Code: 200;
        /**
         * @description Purpose of a verification code. A verification is valid for this purpose only.
         * @enum {string}
         */
        CodePurpose: "registration" | "find" | "group" | "meeting" | "booth" | "me" | "invitation" | "landing" | "myData" | "visaLetter";
        /** @description The code is being sent. */
        CodeSent: {
            /** @description Seconds until the code expires. */
            expiresIn: number;
            /** @description Seconds until another code can be requested. */
            resendAfter: number;
        };
        /** @description The code was correct. */
        CodeVerified: {
            /** @description Expiry of the verification that is stored in the session. */
            proofExpiresAt: components["schemas"]["DateTime"];
            /** @enum {boolean} */
            verified: true;
        };
        /** @description Colour as six hexadecimal digits. */
        Colour: string;
        /** @description An exhibiting company. */
        Company: {
            /** @description The province for China, otherwise the country. */
            address: string | null;
            /** @description Always null: exhibitors do not provide it. */
            creditCode: string | null;
            name: string;
        };
        /** @description A consent record. */
        Consent: {
            agreedAt: components["schemas"]["DateTime"];
            /** @enum {string} */
            kind: "privacy" | "newsletter" | "cookies";
            locale: components["schemas"]["Locale"];
            textVersion: string;
        };
        /** @description A contact of the organiser. */
        Contacts: {
            email: components["schemas"]["Email"];
            groupEmail: components["schemas"]["Email"];
            officeHours: string;
            phone: string;
            phoneInternational: string;
            pressEmail: components["schemas"]["Email"];
            privacyEmail: components["schemas"]["Email"];
            /** @description Response time of the organiser in working days. */
            replyWorkingDays: number;
        };
        /** @description SHA-256 of the form file. */
        ContentHash: string;
        /** @description A question to an exhibitor. Requires a mobile number or an e-mail address. */
        CounselRequest: {
            company?: string;
            content: string;
            email?: components["schemas"]["Email"];
            exhibitId?: components["schemas"]["Id"];
            exhibitorId: components["schemas"]["Id"];
            /** @description With or without its country calling code. */
            mobile?: string;
            name: string;
            /** @description Must be true. */
            privacyAgreed: boolean;
            source?: components["schemas"]["Source"];
        };
        /** @description The question was accepted. */
        CounselResult: {
            id: components["schemas"]["Id"];
            number: components["schemas"]["SubmissionNumber"];
            receivedAt: components["schemas"]["DateTime"];
        };
        /** @description A country or region. */
        Country: {
            code: components["schemas"]["CountryCode"];
            /** @description Whether it is listed first. */
            common: boolean;
            dialCode: components["schemas"]["DialCode"];
            name: string;
            /** @description Position in the list of this language. */
            sort: number;
        };
        /** @description ISO 3166-1 alpha-2. */
        CountryCode: string;
        /**
         * Format: date-time
         * @description Timestamp with a UTC offset. Displayed in the time zone Asia/Shanghai.
         */
        DateTime: string;
        /** @description Result of a deletion. */
        Deleted: {
            deleted: boolean;
            id: components["schemas"]["Id"];
        };
        /** @description The designer whose secret was sent. */
        DesignerInfo: {
            name: components["schemas"]["DesignerName"];
            /** @description Whether a draft needs the approval of another designer before it is published. */
            reviewNeeded: boolean;
        };
        /** @description Name of a designer as configured. */
        DesignerName: string;
        /** @description Country calling code. */
        DialCode: string;
        /** @description The visitor states that someone else registered with this document number. The registration is accepted in addition to the earlier one, the organiser is notified, and the original document is checked on site. Without this flag, a registered number returns visitor.documentExists. Rate limits: 2 per day and person, 10 per hour and client. */
        DocumentDisputed: boolean;
        /**
         * @description Kind of the identity document.
         * @enum {string}
         */
        DocumentKind: "idCard" | "passport" | "hkMacaoPermit" | "taiwanPermit";
        /** @description Number of the document. Stored encrypted and returned masked. */
        DocumentNumber: string;
        /**
         * @description Audience.
         * @enum {string}
         */
        DownloadAudience: "visitor" | "exhibitor";
        /** @description A download. */
        DownloadItem: {
            contentType: string;
            downloads: number;
            fileName: string;
            id: components["schemas"]["Id"];
            lang: components["schemas"]["Locale"];
            /** @description Whether downloadLog must be called before downloadUrl. */
            needsLog: boolean;
            /** @description Size in bytes. */
            size: number;
            summary: string;
            title: string;
            typeId: components["schemas"]["TypeId"];
            typeName: string;
            updatedAt: components["schemas"]["DateTime"];
            /** @description URL of the file. Null if it must be requested by downloadUrl. */
            url: components["schemas"]["Url"] | null;
        };
        /** @description Filters for downloads. */
        DownloadListRequest: {
            audience: components["schemas"]["DownloadAudience"];
            keyword?: string;
            typeId?: components["schemas"]["TypeId"];
        };
        /** @description The download was recorded for this session. */
        DownloadLogged: {
            createdAt: components["schemas"]["DateTime"];
            downloadId: components["schemas"]["Id"];
            id: components["schemas"]["Id"];
            number: components["schemas"]["SubmissionNumber"];
        };
        /** @description Contact details of a person who downloads a file. */
        DownloadLogRequest: {
            company?: string;
            downloadId: components["schemas"]["Id"];
            email?: components["schemas"]["Email"];
            mobile?: string;
            name?: string;
            source?: components["schemas"]["Source"];
        };
        /** @description A download type. */
        DownloadType: {
            audience: components["schemas"]["DownloadAudience"];
            count: number;
            id: components["schemas"]["TypeId"];
            name: string;
            parentId: components["schemas"]["TypeId"] | null;
            sort: number;
        };
        /** @description URL of the file. */
        DownloadUrl: {
            contentType: string;
            /** @description Expiry of the URL. Null for a permanent URL. */
            expiresAt: components["schemas"]["DateTime"] | null;
            fileName: string;
            id: components["schemas"]["Id"];
            size: number;
            url: components["schemas"]["Url"];
        };
        /** @description Only its holder can save the draft. */
        DraftLock: {
            author: components["schemas"]["DesignerName"];
            until: components["schemas"]["DateTime"];
        };
        DraftLockRequest: {
            /** @enum {string} */
            action: "lock" | "unlock" | "takeOver";
        };
        /** @description The review of the draft’s document. */
        DraftReview: {
            at: components["schemas"]["DateTime"];
            /** @description The designer who requested or approved. */
            author: components["schemas"]["DesignerName"];
            /** @description The revision in review. */
            revision: components["schemas"]["DraftRevision"];
            /** @enum {string} */
            state: "requested" | "approved";
        };
        DraftReviewRequest: {
            /**
             * @description `withdraw` ends a request or an approval.
             * @enum {string}
             */
            action: "request" | "approve" | "withdraw";
            /** @description Revision that the designer saw. */
            revision: components["schemas"]["DraftRevision"];
        };
        /** @description Number of a revision of the drafts of a form. It counts up and is never used again. */
        DraftRevision: number;
        /** @description A document, and the revision that it was made from. */
        DraftSave: {
            document: components["schemas"]["FormText"];
            /** @description Revision that the designer began from; 0 for a new draft. */
            revision: number;
        };
        /** @description A draft without its document. */
        DraftSummary: {
            author: components["schemas"]["DesignerName"];
            changedAt: components["schemas"]["DateTime"];
            revision: components["schemas"]["DraftRevision"];
        };
        /** @description Data of an earlier registration for prefilling. */
        EarlierRegistration: {
            address?: string;
            cityId?: components["schemas"]["RegionId"];
            company?: string;
            department?: string;
            jobTitle?: string;
            mobile?: components["schemas"]["Mobile"];
            name?: string;
            provinceId?: components["schemas"]["RegionId"];
            year: number;
        };
        /** @description An earlier registration of the same person, if there is one. */
        EarlierRegistrationFound: {
            registration: components["schemas"]["EarlierRegistration"] | null;
        };
        /** @description An edition of the exhibition with its derived texts. */
        Edition: {
            contacts: components["schemas"]["Contacts"];
            dailyOpeningHours: string;
            days: components["schemas"]["EditionDay"][];
            /** @description Closing time of the last day. */
            end: components["schemas"]["DateTime"];
            exhibitorLoginUrl: components["schemas"]["Url"];
            /** @description Chinese ICP licence number of the site. */
            icp: string;
            /** @description Fee for registrations in Chinese from a given time; others are free of charge. Null if all are free. */
            lateFee: components["schemas"]["LateFee"] | null;
            name: string;
            /** @description Number of the edition. */
            number: number;
            organiser: string;
            phase: components["schemas"]["Phase"];
            preRegCloseDateStr: string;
            /** @description End of pre-registration. */
            preRegDeadline: components["schemas"]["DateTime"];
            /** @description Start of pre-registration. */
            preRegOpensAt: components["schemas"]["DateTime"];
            range: string;
            ranges: components["schemas"]["EditionRanges"];
            shortName: string;
            socialLinks: components["schemas"]["Link"][];
            /** @description Opening time of the first day. */
            start: components["schemas"]["DateTime"];
            themes: components["schemas"]["ThemeSummary"][];
            /** @description Name with the number of the edition. */
            title: string;
            venue: components["schemas"]["Venue"];
            weekRange: string;
            year: components["schemas"]["EditionYear"];
        };
        /** @description A day of the exhibition. */
        EditionDay: {
            /** Format: date */
            date: string;
            /** @description Opening time. */
            datetime: components["schemas"]["DateTime"];
            /** @description Closing time. */
            endDatetime: components["schemas"]["DateTime"];
            /** @description Number of the day, starting at 1. */
            id: number;
            /** @description Month and day as displayed. */
            md: string;
            time: string;
            week: string;
            weekEn: string;
            weekRu: string | null;
        };
        /** @description The dates in Chinese. */
        EditionRanges: {
            full: string;
            short: string;
        };
        /** @description Year of the edition. */
        EditionYear: number;
        /** @description Letters and digits, separated by single `-`, `.` or `_`; the top-level domain has at least two letters. */
        Email: string;
        /** @description Six digits, valid for 10 minutes and 5 attempts. */
        EmailCode: string;
        /**
         * @description Purpose of the code.
         * @enum {string}
         */
        EmailPurpose: "registration" | "find" | "meeting" | "myData" | "visaLetter";
        /** @description An e-mail address. */
        EmailRequest: {
            email: components["schemas"]["Email"];
        };
        /** @description The meeting of the request. */
        EnrolByMobileRequest: {
            meetingId: components["schemas"]["Id"];
            source?: components["schemas"]["Source"];
        };
        /** @description An enrolment in a meeting. */
        Enrolment: {
            /** @description 0 means that nothing is to be paid. */
            amountDue: components["schemas"]["Fen"];
            company: string | null;
            /** @description Mobile number or e-mail address with its middle masked. */
            contactMasked: string;
            createdAt: components["schemas"]["DateTime"];
            from: components["schemas"]["DateTime"];
            id: components["schemas"]["Id"];
            meetingId: components["schemas"]["Id"];
            meetingTitle: string;
            name: string;
            /** @description Time at which an unpaid seat is released. */
            payBefore: components["schemas"]["DateTime"] | null;
            qrContent: string | null;
            room: string;
            signedInAt: components["schemas"]["DateTime"] | null;
            state: components["schemas"]["EnrolmentState"];
            to: components["schemas"]["DateTime"];
            waitingPosition: number | null;
        };
        /** @description The enrolment of a mobile number, and known data of the person. */
        EnrolmentFound: {
            enrolment: components["schemas"]["Enrolment"] | null;
            exists: boolean;
            person: components["schemas"]["KnownPerson"] | null;
        };
        /** @description A list of enrolments. */
        EnrolmentList: {
            enrolments: components["schemas"]["Enrolment"][];
        };
        /**
         * @description enrolled or waiting → (awaitingPayment → paid) → signedIn; cancelled frees the seat.
         * @enum {string}
         */
        EnrolmentState: "enrolled" | "waiting" | "awaitingPayment" | "paid" | "signedIn" | "cancelled";
        /** @description Result of the erasure: deleted and retained data. */
        Erased: {
            erasedAt: components["schemas"]["DateTime"];
            kept: components["schemas"]["ErasureKept"][];
        };
        /** @description A request for erasure. */
        EraseRequest: {
            /**
             * @description Confirmation of the request.
             * @enum {boolean}
             */
            confirm: true;
        };
        /** @description Data with a legal retention obligation. */
        ErasureKept: {
            /** Format: date */
            until: string;
            what: string;
            why: string;
        };
        /** @description Envelope of an error response. */
        ErrorBody: {
            code: components["schemas"]["ErrorCode"];
            data: components["schemas"]["ErrorDetails"];
            message: components["schemas"]["Message"];
            msg?: components["schemas"]["Message"];
        };
        /** @description Equal to the HTTP status. */
        ErrorCode: number;
        /** @description Machine-readable details of an error. */
        ErrorDetails: {
            errors: components["schemas"]["FieldError"][];
            reason: components["schemas"]["Reason"];
            /** @description Identifies the request in the logs. */
            requestId: string;
        };
        /** @description A column of the file and its field. */
        ExcelColumn: {
            /** @description Letter of the column. */
            column: string;
            /** @enum {string} */
            field: "name" | "mobile" | "email" | "jobTitle" | "department" | "documentKind" | "documentNumber";
            title: string;
        };
        /** @description Error of a single cell. */
        ExcelFault: {
            column: string;
            field: string;
            message: components["schemas"]["Message"];
            reason: components["schemas"]["Reason"];
        };
        /** @description Preview of an import. Nothing is saved yet. */
        ExcelPreview: {
            accepted: number;
            columns: components["schemas"]["ExcelColumn"][];
            expiresAt: components["schemas"]["DateTime"];
            fileName: string;
            groupId: components["schemas"]["Id"];
            importId: components["schemas"]["Id"];
            rejected: number;
            rows: components["schemas"]["ExcelRow"][];
            total: number;
        };
        /** @description A row of the file. */
        ExcelRow: {
            accepted: boolean;
            errors: components["schemas"]["ExcelFault"][];
            /** @description Row number as in Excel. */
            row: number;
            values: components["schemas"]["ExcelValues"];
        };
        /** @description An accepted preview. */
        ExcelSave: {
            groupId: components["schemas"]["Id"];
            importId: components["schemas"]["Id"];
        };
        /** @description A completed Excel template. */
        ExcelUpload: {
            /**
             * Format: binary
             * @description .xlsx by its content, at most 2 MB, 20 MB unpacked, 1,000 rows.
             */
            file: string;
            groupId: components["schemas"]["Id"];
        };
        /** @description Cells of a row, as text. */
        ExcelValues: {
            department?: string;
            documentKind?: string;
            documentNumber?: string;
            email?: string;
            jobTitle?: string;
            mobile?: string;
            name?: string;
        };
        /** @description The message was accepted. */
        ExchangeMessageResult: {
            id: components["schemas"]["Id"];
            receivedAt: components["schemas"]["DateTime"];
        };
        /** @description A product. */
        Exhibit: {
            applicationIndustries: string[];
            body: components["schemas"]["Html"];
            boothNumbers: components["schemas"]["BoothNumber"][];
            category: string | null;
            exhibitor: components["schemas"]["ExhibitorSummary"];
            exhibitorId: components["schemas"]["Id"];
            exhibitorName: string;
            id: components["schemas"]["Id"];
            isNew: boolean;
            lang: components["schemas"]["Locale"];
            languages: components["schemas"]["Locale"][];
            name: string;
            parameters: components["schemas"]["ExhibitParameter"][];
            picture: components["schemas"]["Picture"] | null;
            pictures: components["schemas"]["Picture"][];
            related: components["schemas"]["ExhibitSummary"][];
            themeId: components["schemas"]["ThemeId"] | null;
            videoUrl: components["schemas"]["Url"] | null;
        };
        /** @description Number of products per option of each filter. */
        ExhibitFacets: {
            applicationIndustries: components["schemas"]["Facet"][];
            categories: components["schemas"]["Facet"][];
            isNew: number;
            /** @description The parameters of the requested category; empty with none or several. */
            parameters: components["schemas"]["ParameterFacet"][];
            themes: components["schemas"]["Facet"][];
        };
        /** @description An exhibitor. */
        Exhibitor: {
            applicationIndustries: string[];
            body: components["schemas"]["Html"];
            booths: components["schemas"]["Booth"][];
            categories: string[];
            contact: components["schemas"]["ExhibitorContact"] | null;
            exhibitCount: number;
            /** @description The first twelve products. exhibitPage returns all. */
            exhibits: components["schemas"]["ExhibitSummary"][];
            famousBrand: boolean;
            featured: boolean;
            halls: components["schemas"]["HallNumber"][];
            id: components["schemas"]["Id"];
            lang: components["schemas"]["Locale"];
            languages: components["schemas"]["Locale"][];
            logo: components["schemas"]["Picture"] | null;
            meetings: components["schemas"]["MeetingSummary"][];
            name: string;
            onlineShowroom: boolean;
            origin: components["schemas"]["Origin"];
            /** @description The name in the other language. */
            otherName: string | null;
            pictures: components["schemas"]["Picture"][];
            popular: boolean;
            showroomUrl: components["schemas"]["Url"] | null;
            summary: string;
            /** @description Language of the summary, which may be available in fewer languages than the name. */
            summaryLang: components["schemas"]["Locale"];
            themeIds: components["schemas"]["ThemeId"][];
            website: components["schemas"]["Url"] | null;
        };
        /** @description Contact person for visitors. Questions are sent by exhibitorCounsel. */
        ExhibitorContact: {
            department: string | null;
            person: string | null;
            position: string | null;
        };
        /** @description Number of exhibitors per option of each filter, with the other filters applied. */
        ExhibitorFacets: {
            applicationIndustries: components["schemas"]["Facet"][];
            countries: components["schemas"]["Facet"][];
            famousBrand: number;
            featured: number;
            halls: components["schemas"]["Facet"][];
            onlineShowroom: number;
            origins: components["schemas"]["Facet"][];
            popular: number;
            provinces: components["schemas"]["Facet"][];
            themes: components["schemas"]["Facet"][];
        };
        /** @description A page of exhibitors with the counts of each filter. */
        ExhibitorPage: {
            current: components["schemas"]["PageCurrent"];
            facets: components["schemas"]["ExhibitorFacets"];
            pages: components["schemas"]["PagePages"];
            records: components["schemas"]["ExhibitorSummary"][];
            size: components["schemas"]["PageSize"];
            total: components["schemas"]["PageTotal"];
        };
        /** @description Filters for exhibitors. Values of one filter are combined with OR, filters with AND. */
        ExhibitorPageRequest: {
            applicationIndustryIds?: components["schemas"]["TypeId"][];
            countries?: components["schemas"]["CountryCode"][];
            current: components["schemas"]["PageCurrent"];
            famousBrand?: boolean;
            featured?: boolean;
            halls?: components["schemas"]["HallNumber"][];
            /** @description First letter of the name or its pinyin; `#` for all others. */
            initial?: string;
            keyword?: string;
            onlineShowroom?: boolean;
            origins?: components["schemas"]["OriginKind"][];
            popular?: boolean;
            provinceIds?: components["schemas"]["RegionId"][];
            size: components["schemas"]["PageSize"];
            sort?: components["schemas"]["ExhibitorSort"];
            themeIds?: components["schemas"]["ThemeId"][];
        };
        /**
         * @description `smart` lists featured and matching exhibitors first. Chinese names are sorted by pinyin.
         * @enum {string}
         */
        ExhibitorSort: "smart" | "name" | "hall" | "popularity" | "newest";
        /** @description An exhibitor in a list. Never contains an e-mail address or a phone number. */
        ExhibitorSummary: {
            applicationIndustries: string[];
            booths: components["schemas"]["Booth"][];
            categories: string[];
            exhibitCount: number;
            famousBrand: boolean;
            featured: boolean;
            halls: components["schemas"]["HallNumber"][];
            id: components["schemas"]["Id"];
            lang: components["schemas"]["Locale"];
            logo: components["schemas"]["Picture"] | null;
            name: string;
            onlineShowroom: boolean;
            origin: components["schemas"]["Origin"];
            /** @description The name in the other language. */
            otherName: string | null;
            popular: boolean;
            summary: string;
            /** @description Language of the summary, which may be available in fewer languages than the name. */
            summaryLang: components["schemas"]["Locale"];
            themeIds: components["schemas"]["ThemeId"][];
        };
        /** @description A page of products with the counts of each filter. */
        ExhibitPage: {
            current: components["schemas"]["PageCurrent"];
            facets: components["schemas"]["ExhibitFacets"];
            pages: components["schemas"]["PagePages"];
            records: components["schemas"]["ExhibitSummary"][];
            size: components["schemas"]["PageSize"];
            total: components["schemas"]["PageTotal"];
        };
        /** @description Filters for products. */
        ExhibitPageRequest: {
            applicationIndustryIds?: components["schemas"]["TypeId"][];
            categories?: string[];
            current: components["schemas"]["PageCurrent"];
            exhibitorId?: components["schemas"]["Id"];
            isNew?: boolean;
            keyword?: string;
            /** @description Needs exactly one category, otherwise 400. An unknown parameter matches nothing. */
            parameters?: components["schemas"]["ParameterRange"][];
            size: components["schemas"]["PageSize"];
            sort?: components["schemas"]["ExhibitSort"];
            themeIds?: components["schemas"]["ThemeId"][];
        };
        /** @description A technical specification. */
        ExhibitParameter: {
            /**
             * @description Which of two numbers is better; null when neither is.
             * @enum {string|null}
             */
            better: "higher" | "lower" | null;
            key: components["schemas"]["ParameterKey"];
            name: string;
            number: components["schemas"]["ParameterNumber"];
            unit: components["schemas"]["ParameterUnit"];
            /** @description Number and unit as the language writes them. */
            value: string;
        };
        /** @enum {string} */
        ExhibitSort: "smart" | "name" | "newest" | "popularity";
        /** @description A product in a list. */
        ExhibitSummary: {
            applicationIndustries: string[];
            boothNumbers: components["schemas"]["BoothNumber"][];
            category: string | null;
            exhibitorId: components["schemas"]["Id"];
            exhibitorName: string;
            id: components["schemas"]["Id"];
            isNew: boolean;
            lang: components["schemas"]["Locale"];
            name: string;
            picture: components["schemas"]["Picture"] | null;
            themeId: components["schemas"]["ThemeId"] | null;
        };
        /** @description A boolean without further data. */
        Exists: {
            exists: boolean;
        };
        /** @description One option of a filter. */
        Facet: {
            /** @description Number of records with this value. */
            count: number;
            label: string;
            /** @description Value to send in requests. */
            value: string;
        };
        /** @description Favourites as list entries. Ids that no longer exist are omitted. */
        FavouriteRecords: {
            exhibitors: components["schemas"]["ExhibitorSummary"][];
            exhibits: components["schemas"]["ExhibitSummary"][];
            meetings: components["schemas"]["MeetingSummary"][];
        };
        /** @description The visitor’s favourites, which are stored in the browser. */
        FavouritesQuery: {
            exhibitIds?: components["schemas"]["Id"][];
            exhibitorIds?: components["schemas"]["Id"][];
            meetingIds?: components["schemas"]["Id"][];
        };
        /** @description The visitor’s favourites, which are stored in the browser. */
        FavouritesRequest: {
            exhibitIds?: components["schemas"]["Id"][];
            exhibitorIds?: components["schemas"]["Id"][];
            /**
             * @description `ics` contains meetings only.
             * @enum {string}
             */
            format: "csv" | "xlsx" | "ics";
            meetingIds?: components["schemas"]["Id"][];
        };
        /** @description Money in fen (CNY). */
        Fen: number;
        /** @description Error of a single field. */
        FieldError: {
            message: components["schemas"]["Message"];
            /** @description JSON pointer into the request: `/body/…`, `/query/…`, `/path/…`, `/header/…`. */
            pointer: string;
            reason: components["schemas"]["Reason"];
        };
        /** @description Name of a question. */
        FieldName: string;
        /** @description The cases that were stored with a version. */
        FormCases: {
            /** @description The case file as text; null if none was stored. */
            cases: components["schemas"]["FormText"] | null;
            formId: components["schemas"]["FormId"];
            formVersion: components["schemas"]["FormVersion"];
        };
        /** @description A change compared with the published version. */
        FormChange: {
            /** @description Code of the option concerned. */
            code: string | null;
            /** @description Path of the field concerned. */
            field: string | null;
            kind: string;
            message: string;
            pointer: string;
            /** @enum {string} */
            severity: "safe" | "breaking";
        };
        FormCount: number;
        /** @description The draft of a form. */
        FormDraft: {
            /** @description The designer who saved this document. */
            author: components["schemas"]["DesignerName"];
            changedAt: components["schemas"]["DateTime"];
            document: components["schemas"]["FormText"];
            formId: components["schemas"]["FormId"];
            lock: components["schemas"]["DraftLock"] | null;
            review: components["schemas"]["DraftReview"] | null;
            revision: components["schemas"]["DraftRevision"];
        };
        /** @description Name of a form. */
        FormId: string;
        /** @description A form with its versions. */
        FormInfo: {
            current: components["schemas"]["FormVersionInfo"];
            formId: components["schemas"]["FormId"];
            page?: components["schemas"]["FormPageState"];
            /** @description All published versions, newest first. */
            versions: components["schemas"]["FormVersionInfo"][];
        };
        /** @description All forms, for form designers. */
        FormList: {
            /**
             * @description Whether the client is authorised as a designer, or needs the secret.
             * @enum {string}
             */
            access: "granted" | "secretNeeded";
            designer: components["schemas"]["DesignerInfo"] | null;
            /** @description Sorted by name. Empty if the secret is required. */
            forms: components["schemas"]["ListedForm"][];
        };
        /** @description An option of a source, and those below it. */
        FormOption: {
            children?: components["schemas"]["FormOption"][];
            label: string;
            value: string;
        };
        /** @description Options of named sources. */
        FormOptions: {
            sources: {
                options: components["schemas"]["FormOption"][];
                /** @enum {string} */
                source: "countries" | "provinces" | "categories" | "exhibitors" | "meetings" | "halls";
            }[];
        };
        /** @description State of a form with a page of its own. */
        FormPageState: {
            /** Format: date-time */
            closesAt: string | null;
            /** @description Number of free places; null for a form without a capacity. */
            free: number | null;
            /** Format: date-time */
            opensAt: string | null;
            /** @enum {string} */
            state: "open" | "notYetOpen" | "closed" | "full";
        };
        /** @description A problem of a form. */
        FormProblem: {
            /** @description Stable code of the problem. */
            code: string;
            column: number;
            /** @description Hint for a fix. */
            hint: string | null;
            line: number;
            message: string;
            /** @description JSON pointer into the form. */
            pointer: string;
            /**
             * @description An error must be corrected; what is incomplete, such as a missing language, prevents publishing only; a warning prevents nothing.
             * @enum {string}
             */
            severity: "error" | "incomplete" | "warning";
        };
        FormProblems: components["schemas"]["FormProblem"][];
        /** @description The questions of a form that were asked and answered. Without answers. */
        FormProgress: {
            /** @description Questions with an answer in the end. */
            answered?: components["schemas"]["FieldName"][];
            formVersion: components["schemas"]["FormVersion"];
            /** @description The last question that was touched. */
            last?: components["schemas"]["FieldName"];
            /** @description Whether the form was sent successfully. */
            sent: boolean;
            /** @description Questions that the form’s conditions have shown. */
            shown?: components["schemas"]["FieldName"][];
        };
        FormProgressCounted: {
            counted: boolean;
        };
        /** @description A published form. */
        FormRef: {
            formId: components["schemas"]["FormId"];
            formVersion: components["schemas"]["FormVersion"];
        };
        /** @description A change of a draft. */
        FormRevision: {
            /**
             * @description `restored`: a document of an earlier revision was saved.
             * @enum {string}
             */
            action: "saved" | "restored" | "takenOver" | "discarded" | "published";
            at: components["schemas"]["DateTime"];
            author: components["schemas"]["DesignerName"];
            revision: components["schemas"]["DraftRevision"];
            /** @description Number of characters of its document. */
            size: number;
        };
        /** @description A revision with its document. */
        FormRevisionDocument: {
            /** @enum {string} */
            action: "saved" | "restored" | "takenOver" | "discarded" | "published";
            at: components["schemas"]["DateTime"];
            author: components["schemas"]["DesignerName"];
            document: components["schemas"]["FormText"];
            revision: components["schemas"]["DraftRevision"];
            size: number;
        };
        FormRevisionList: {
            revisions: components["schemas"]["FormRevision"][];
        };
        /** @description Completion and drop-off of a form. */
        FormStats: {
            versions: components["schemas"]["FormVersionStats"][];
        };
        /** @description Answers to a form with a page of its own. */
        FormSubmit: {
            answers: components["schemas"]["Answers"];
            formVersion: components["schemas"]["FormVersion"];
            source?: components["schemas"]["Source"];
        };
        /** @description The answers were accepted. */
        FormSubmitted: {
            createdAt: components["schemas"]["DateTime"];
            /** @description Address that the receipt is sent to; null if the form sends none. */
            email: string | null;
            number: components["schemas"]["SubmissionNumber"];
        };
        /** @description The form file as text. */
        FormText: string;
        /** @description A file for a field of a form. */
        FormUpload: {
            /** @description Name of the field; within objects and rows its path, such as guests.photo. */
            field: string;
            /**
             * Format: binary
             * @description JPEG, PNG, WebP or PDF, at most 10 MB, and what the field allows.
             */
            file: string;
        };
        /** @description Published version of the form. */
        FormVersion: number;
        /** @description A published version of a form. */
        FormVersionInfo: {
            /** @description Archived versions can be read but not submitted. */
            archived: boolean;
            contentHash: components["schemas"]["ContentHash"];
            formId: components["schemas"]["FormId"];
            formVersion: components["schemas"]["FormVersion"];
            publishedAt: components["schemas"]["DateTime"];
            /** @description URL of the form definition, which is cached permanently. */
            url: components["schemas"]["Url"];
        };
        FormVersionStats: {
            formVersion: components["schemas"]["FormVersion"];
            /** @description In the order of the form. */
            questions: components["schemas"]["QuestionStats"][];
            /** @description How often it was sent successfully. */
            sent: components["schemas"]["FormCount"] | null;
            /** @description How often somebody began to fill it in. */
            started: components["schemas"]["FormCount"] | null;
        };
        /** @description Data of the application shell, as a static file. */
        GlobalData: {
            /** @description Version of the lists of countries and regions. */
            countriesVersion: string;
            edition: components["schemas"]["GlobalEdition"];
            languages: components["schemas"]["GlobalLanguage"][];
            socialLinks: components["schemas"]["SocialLink"][];
            /** @description Changes whenever the file changes. */
            version: string;
        };
        /** @description A day of the exhibition. */
        GlobalDay: {
            /** Format: date */
            date: string;
            time: string;
        };
        /** @description Dates of the current edition. */
        GlobalEdition: {
            days: components["schemas"]["GlobalDay"][];
            end: components["schemas"]["DateTime"];
            number: number;
            preRegDeadline: components["schemas"]["DateTime"];
            year: number;
        };
        /** @description A language of the site and the URL of its home page. */
        GlobalLanguage: {
            /** @enum {string} */
            htmlLang: "zh-CN" | "en" | "ru" | "zh-TW" | "ja";
            name: string;
            url: components["schemas"]["Url"];
            value: components["schemas"]["Locale"];
        };
        /** @description A business delegation. */
        Group: {
            carNos: components["schemas"]["CarNumber"][];
            company: string;
            contactEmail?: components["schemas"]["Email"];
            contactMobile: components["schemas"]["Mobile"];
            contactName: string;
            createdAt: components["schemas"]["DateTime"];
            id: components["schemas"]["Id"];
            locksAt: components["schemas"]["DateTime"];
            /** @description Null until there is a member. */
            masterId: components["schemas"]["Id"] | null;
            /** @description Minimum number of members of a delegation. */
            minimum: number;
            /** @description Number of members still required. */
            missing: number;
            remarks?: string;
            state: components["schemas"]["GroupState"];
            updatedAt: components["schemas"]["DateTime"];
            users: components["schemas"]["GroupUser"][];
            /** Format: date */
            visitDay?: string;
        };
        /** @description A list of new members. */
        GroupBatch: {
            groupId: components["schemas"]["Id"];
            users: components["schemas"]["GroupUserInput"][];
        };
        /** @description The group of a number, if there is one. */
        GroupFound: {
            exists: boolean;
            group: components["schemas"]["Group"] | null;
        };
        /** @description The group of the ticket’s owner, if there is one. */
        GroupMine: {
            group: components["schemas"]["Group"] | null;
        };
        /**
         * @description forming (fewer than 5) → delegation → locked at the deadline.
         * @enum {string}
         */
        GroupState: "forming" | "delegation" | "locked";
        /** @description Data of a group. Replaces the record, except its members and cars. */
        GroupUpdate: {
            company: string;
            contactEmail?: components["schemas"]["Email"];
            contactName: string;
            /** @description If absent, a group is created for the ticket’s number. */
            id?: components["schemas"]["Id"];
            /** @description Must be true. */
            privacyAgreed: boolean;
            remarks?: string;
            source?: components["schemas"]["Source"];
            /** Format: date */
            visitDay?: string;
        };
        /** @description A group member. */
        GroupUser: {
            createdAt: components["schemas"]["DateTime"];
            department?: string;
            documentKind?: components["schemas"]["DocumentKind"];
            /** @description Document number with its middle masked. */
            documentMasked?: string;
            email?: components["schemas"]["Email"];
            groupId: components["schemas"]["Id"];
            id: components["schemas"]["Id"];
            /** @description Exactly one member is the master. */
            isMaster: boolean;
            jobTitle?: string;
            mobile: components["schemas"]["Mobile"];
            name: string;
            /** @description Null while the group is forming. */
            number: components["schemas"]["RegistrationNumber"] | null;
            updatedAt: components["schemas"]["DateTime"];
        };
        /** @description Input for a group member. */
        GroupUserInput: {
            department?: string;
            documentKind?: components["schemas"]["DocumentKind"];
            documentNumber?: components["schemas"]["DocumentNumber"];
            email?: components["schemas"]["Email"];
            jobTitle?: string;
            mobile: components["schemas"]["Mobile"];
            name: string;
        };
        /** @description A new member. */
        GroupUserSave: {
            department?: string;
            documentKind?: components["schemas"]["DocumentKind"];
            documentNumber?: components["schemas"]["DocumentNumber"];
            email?: components["schemas"]["Email"];
            groupId: components["schemas"]["Id"];
            jobTitle?: string;
            mobile: components["schemas"]["Mobile"];
            name: string;
        };
        /** @description Result of the import. */
        GroupUsersSaved: {
            group: components["schemas"]["Group"];
            saved: number;
        };
        /** @description The complete member. Replaces the record; only an absent document number is preserved. */
        GroupUserUpdate: {
            department?: string;
            documentKind?: components["schemas"]["DocumentKind"];
            documentNumber?: components["schemas"]["DocumentNumber"];
            email?: components["schemas"]["Email"];
            id: components["schemas"]["Id"];
            jobTitle?: string;
            mobile: components["schemas"]["Mobile"];
            name: string;
        };
        /** @description Payment in a mobile browser. */
        H5Parameters: {
            /**
             * Format: uri
             * @description URL of the payment page.
             */
            h5Url: string;
        };
        /** @description A part of a hall. */
        HallArea: {
            colour: components["schemas"]["Colour"] | null;
            name: string;
            outline: components["schemas"]["Point"][];
            themeId: components["schemas"]["ThemeId"] | null;
        };
        /** @description A hall and its layout. Positions are in metres on the plan of the whole site, east and south of the north-west corner of the halls. */
        HallDivision: {
            areas: components["schemas"]["HallArea"][];
            exhibitorCount: number;
            floor: number;
            /** @description Depth of the hall in metres. */
            height: number;
            name: string;
            number: components["schemas"]["HallNumber"];
            outline: components["schemas"]["Point"][];
            squareMetres: number;
            themeIds: components["schemas"]["ThemeId"][];
            /** @description Width of the hall in metres. */
            width: number;
        };
        /** @description Number of a hall. */
        HallNumber: string;
        /** @description Drawing of a hall on the plan of the whole site. */
        HallOnPlan: {
            doors: {
                from: components["schemas"]["Point"];
                to: components["schemas"]["Point"];
            }[];
            /** @description SVG path data of the free booths. */
            free: string;
            /**
             * @description Side that faces the concourse.
             * @enum {string}
             */
            front: "north" | "south";
            number: components["schemas"]["HallNumber"];
            /** @description SVG path data of the occupied booths, in metres. */
            taken: string;
        };
        /** @description Free space in a hall. Areas are in square metres. */
        HallSale: {
            areaLeft: number;
            hall: components["schemas"]["HallNumber"];
            standardBoothsLeft: number;
            themeId: components["schemas"]["ThemeId"] | null;
            totalArea: number;
        };
        /** @description The twelve blocks of the home page, and the premieres. */
        Home: {
            concurrent: components["schemas"]["HomeConcurrentBlock"];
            conference: components["schemas"]["HomeSessionBlock"];
            exhibitors: components["schemas"]["HomeExhibitorBlock"];
            hero: components["schemas"]["HomeHero"];
            mediaCoverage: components["schemas"]["HomeQuoteBlock"];
            news: components["schemas"]["HomeNewsBlock"];
            partners: components["schemas"]["HomePartnerBlock"];
            photos: components["schemas"]["HomePhotoBlock"];
            premieres: components["schemas"]["HomePremiereBlock"];
            quickAccess: components["schemas"]["HomeShortcutBlock"];
            takePart: components["schemas"]["HomeEntranceBlock"];
            themes: components["schemas"]["HomeThemeBlock"];
            videos: components["schemas"]["HomeVideoBlock"];
        };
        /** @description A concurrent exhibition. */
        HomeConcurrent: {
            hall: components["schemas"]["HallNumber"] | null;
            id: string;
            link: components["schemas"]["Url"];
            picture: components["schemas"]["Picture"];
            text: string;
            themeId: components["schemas"]["ThemeId"] | null;
            title: string;
        };
        /** @description The block of concurrent. */
        HomeConcurrentBlock: {
            items: components["schemas"]["HomeConcurrent"][];
            link: components["schemas"]["Link"] | null;
            text: string | null;
            title: string;
        };
        /** @description A way to participate. */
        HomeEntrance: {
            actions: components["schemas"]["Link"][];
            id: string;
            text: string;
            title: string;
        };
        /** @description The block of takePart. */
        HomeEntranceBlock: {
            items: components["schemas"]["HomeEntrance"][];
            link: components["schemas"]["Link"] | null;
            text: string | null;
            title: string;
        };
        /** @description A selected exhibitor. */
        HomeExhibitor: {
            booth: string;
            englishName: string;
            id: string;
            link: components["schemas"]["Url"];
            mark: components["schemas"]["Picture"];
            name: string;
            themeId: components["schemas"]["ThemeId"];
        };
        /** @description The block of exhibitors. */
        HomeExhibitorBlock: {
            items: components["schemas"]["HomeExhibitor"][];
            link: components["schemas"]["Link"] | null;
            text: string | null;
            title: string;
        };
        /** @description A number that is counted in the content, with the page that lists what it counts. */
        HomeFigure: {
            link: components["schemas"]["Url"];
            name: string;
            value: number;
        };
        /** @description Hero block with the name of the exhibition. */
        HomeHero: {
            actions: components["schemas"]["Link"][];
            figures: components["schemas"]["HomeFigure"][];
            notices: components["schemas"]["HomeNotice"][];
            picture: components["schemas"]["Picture"];
            text: string;
            title: string;
            /** @description Lines of the title in large type. */
            titleLines: string[];
            toolpath: components["schemas"]["Picture"];
        };
        /** @description Heading of the latest news. */
        HomeNewsBlock: {
            link: components["schemas"]["Link"] | null;
            text: string | null;
            title: string;
        };
        /** @description What visitors should know in a phase of the exhibition. */
        HomeNotice: {
            phase: components["schemas"]["Phase"];
            text: string;
        };
        /** @description A partner. */
        HomePartner: {
            id: string;
            link: components["schemas"]["Url"];
            mark: components["schemas"]["Picture"];
            name: string;
        };
        /** @description The block of partners. */
        HomePartnerBlock: {
            items: components["schemas"]["HomePartner"][];
            link: components["schemas"]["Link"] | null;
            text: string | null;
            title: string;
        };
        /** @description A photograph. */
        HomePhoto: {
            id: string;
            link: components["schemas"]["Url"];
            picture: components["schemas"]["Picture"];
            title: string;
        };
        /** @description The block of photos. */
        HomePhotoBlock: {
            items: components["schemas"]["HomePhoto"][];
            link: components["schemas"]["Link"] | null;
            text: string | null;
            title: string;
        };
        /** @description A product that is shown for the first time, with one of its parameters. */
        HomePremiere: {
            booth: components["schemas"]["BoothNumber"];
            exhibitorName: string;
            id: components["schemas"]["Id"];
            lang: components["schemas"]["Locale"];
            link: components["schemas"]["Url"];
            name: string;
            parameter: components["schemas"]["ExhibitParameter"];
            picture: components["schemas"]["Picture"];
            themeId: components["schemas"]["ThemeId"];
        };
        /** @description The block of premieres, one of each theme. */
        HomePremiereBlock: {
            items: components["schemas"]["HomePremiere"][];
            link: components["schemas"]["Link"] | null;
            text: string | null;
            title: string;
        };
        /** @description An article of another medium. */
        HomeQuote: {
            /** Format: date */
            date: string;
            id: string;
            quote: string;
            source: string;
        };
        /** @description The block of mediaCoverage. */
        HomeQuoteBlock: {
            items: components["schemas"]["HomeQuote"][];
            link: components["schemas"]["Link"] | null;
            text: string | null;
            title: string;
        };
        /** @description A highlight of the conference. */
        HomeSession: {
            /** Format: date */
            date: string;
            from: string;
            hall: components["schemas"]["HallNumber"] | null;
            id: string;
            link: components["schemas"]["Url"];
            room: string;
            themeId: components["schemas"]["ThemeId"] | null;
            title: string;
            to: string;
        };
        /** @description The block of conference. */
        HomeSessionBlock: {
            items: components["schemas"]["HomeSession"][];
            link: components["schemas"]["Link"] | null;
            /** @description The sessions that begin next. Empty outside of the exhibition's hours. */
            next: components["schemas"]["HomeSession"][];
            /** @description Sessions that are on. Empty outside of the exhibition's hours. */
            now: components["schemas"]["HomeSession"][];
            text: string | null;
            title: string;
        };
        /** @description A shortcut to a page. */
        HomeShortcut: {
            icon: string;
            id: string;
            link: components["schemas"]["Url"];
            text: string;
            title: string;
        };
        /** @description The block of quickAccess. */
        HomeShortcutBlock: {
            items: components["schemas"]["HomeShortcut"][];
            link: components["schemas"]["Link"] | null;
            text: string | null;
            title: string;
        };
        /** @description Panel of a themed exhibition. */
        HomeTheme: {
            colour: string;
            englishName: string;
            halls: components["schemas"]["HallNumber"][];
            id: components["schemas"]["ThemeId"];
            link: components["schemas"]["Url"];
            name: string;
            picture: components["schemas"]["Picture"];
        };
        /** @description The block of themes. */
        HomeThemeBlock: {
            items: components["schemas"]["HomeTheme"][];
            link: components["schemas"]["Link"] | null;
            text: string | null;
            title: string;
        };
        /** @description A video. */
        HomeVideo: {
            duration: string;
            id: string;
            link: components["schemas"]["Url"];
            picture: components["schemas"]["Picture"];
            text: string;
            title: string;
        };
        /** @description The block of videos. */
        HomeVideoBlock: {
            items: components["schemas"]["HomeVideo"][];
            link: components["schemas"]["Link"] | null;
            text: string | null;
            title: string;
        };
        /** @description A popular keyword. */
        HotKeyword: {
            isHot: boolean;
            keyword: string;
            /** @description Number of successful searches in the last 30 days. 0 for keywords chosen by the editors. */
            searches: number;
        };
        /** @description A popular search. */
        HotSearch: {
            keyword: string;
        };
        /** @description Popular searches. */
        HotSearchPage: {
            current: components["schemas"]["PageCurrent"];
            pages: components["schemas"]["PagePages"];
            records: components["schemas"]["HotSearch"][];
            size: components["schemas"]["PageSize"];
            total: components["schemas"]["PageTotal"];
        };
        /** @description Sanitised HTML. The server sanitises it during import and again in each response. */
        Html: string;
        /** @description Crockford base32 of at least 128 random bits, upper case. */
        Id: string;
        /** @description Purpose of the captcha. */
        ImageCodeRequest: {
            purpose: components["schemas"]["CodePurpose"];
        };
        /** @description The picture as a data URL. */
        ImageData: string;
        /** @description A page of photos. */
        ImagePage: {
            current: components["schemas"]["PageCurrent"];
            pages: components["schemas"]["PagePages"];
            records: components["schemas"]["Photo"][];
            size: components["schemas"]["PageSize"];
            total: components["schemas"]["PageTotal"];
        };
        /** @description Filters for photos, newest first. */
        ImagePageRequest: {
            current: components["schemas"]["PageCurrent"];
            keyword?: string;
            size: components["schemas"]["PageSize"];
            typeId?: components["schemas"]["TypeId"];
            year?: number;
        };
        /** @description An invitation and the inviting exhibitor. */
        Invitation: {
            booths: components["schemas"]["Booth"][];
            code: components["schemas"]["InvitationCode"];
            exhibitorId: components["schemas"]["Id"] | null;
            exhibitorName: string;
            validUntil: components["schemas"]["DateTime"];
        };
        /** @description Code of an exhibitor’s invitation. */
        InvitationCode: string;
        /** @description An invitation and the guest’s number, if known. */
        InvitationQuery: {
            invitationCode: components["schemas"]["InvitationCode"];
            mobile?: components["schemas"]["Mobile"];
        };
        /** @description Registration form of an invited guest. */
        InvitationRegister: {
            address?: string;
            answers: components["schemas"]["Answers"];
            areaId?: components["schemas"]["RegionId"];
            cityId?: components["schemas"]["RegionId"];
            company: string;
            country?: components["schemas"]["CountryCode"];
            /**
             * @description Value of the list of the form invitation; the examples are all that its current version has.
             * @example manufacturingEngineering
             * @example productionManagement
             * @example researchDevelopment
             * @example purchasing
             * @example qualityControl
             * @example corporateAdministration
             * @example businessDevelopment
             * @example marketing
             * @example sales
             * @example others
             */
            department?: string;
            /** @description Free text if the list contains `others`. */
            departmentOther?: string;
            documentDisputed?: components["schemas"]["DocumentDisputed"];
            documentKind?: components["schemas"]["DocumentKind"];
            documentNumber?: components["schemas"]["DocumentNumber"];
            email?: components["schemas"]["Email"];
            /** @description Products that the visitor looks for or produces, as free text. */
            exhibits?: string;
            formId: components["schemas"]["FormId"];
            formVersion: components["schemas"]["FormVersion"];
            invitationCode: components["schemas"]["InvitationCode"];
            /**
             * @description Value of the list of the form invitation; the examples are all that its current version has.
             * @example ownerFounder
             * @example ceo
             * @example generalManager
             * @example director
             * @example manager
             * @example supervisor
             * @example engineer
             * @example technicianSpecialist
             * @example others
             */
            jobTitle?: string;
            /** @description Free text if the list contains `others`. */
            jobTitleOther?: string;
            mobile: components["schemas"]["Mobile"];
            name: string;
            /** @description Must be true. The server records text version, time and language. */
            privacyAgreed: boolean;
            provinceId?: components["schemas"]["RegionId"];
            source?: components["schemas"]["Source"];
            website?: components["schemas"]["Website"];
        };
        /** @description An invitation and the guest’s registration. */
        InvitationRegistration: {
            /** @description Whether the number is registered. */
            exists: boolean;
            invitation: components["schemas"]["Invitation"];
            /** @description Present only with a verification or ticket of the same person. */
            registration: components["schemas"]["VisitorRegistration"] | null;
        };
        /** @description A mobile number, with or without a code. */
        InvitationSms: {
            /** @description If absent, a code is sent; otherwise it is checked. */
            code?: components["schemas"]["SmsCode"];
            mobile: components["schemas"]["Mobile"];
        };
        /** @description Result of the operation. Properties of the other state are null. */
        InvitationSmsResult: {
            expiresIn: number | null;
            proofExpiresAt: components["schemas"]["DateTime"] | null;
            resendAfter: number | null;
            /** @enum {string} */
            state: "sent" | "verified";
        };
        /** @description Data of an invited visitor, as entered by the inviting colleague. */
        InvitedVisitor: {
            company?: string;
            email?: components["schemas"]["Email"];
            mobile?: components["schemas"]["Mobile"];
            name: string;
        };
        /** @description Parameters of WeChat’s getBrandWCPayRequest. */
        JsapiParameters: {
            appId: string;
            nonceStr: string;
            package: string;
            paySign: string;
            /** @enum {string} */
            signType: "RSA";
            timeStamp: string;
        };
        /** @description Values for prefilling the form. */
        KnownPerson: {
            company?: string;
            email?: components["schemas"]["Email"];
            jobTitle?: string;
            name?: string;
        };
        /** @description A mobile number and its verification code. */
        LandingBoothReserve: {
            phone: components["schemas"]["Mobile"];
            smsCode: components["schemas"]["SmsCode"];
        };
        /** @description The application was accepted. The staff will contact the applicant. */
        LandingBoothReserved: {
            createdAt: components["schemas"]["DateTime"];
            id: components["schemas"]["Id"];
            number: components["schemas"]["SubmissionNumber"];
        };
        /** @description A figure of the exhibition. */
        LandingFigure: {
            name: string;
            unit: string;
            value: number;
        };
        /** @description A landing page. */
        LandingHome: {
            banners: components["schemas"]["Banner"][];
            blocks: components["schemas"]["PageBlock"][];
            colour: components["schemas"]["Colour"];
            description: string;
            figures: components["schemas"]["LandingFigure"][];
            form: components["schemas"]["FormRef"] | null;
            id: components["schemas"]["TypeId"];
            lang: components["schemas"]["Locale"];
            languages: components["schemas"]["Locale"][];
            /** @enum {string} */
            layout: "en" | "zh";
            themeId: components["schemas"]["ThemeId"] | null;
            title: string;
            type: components["schemas"]["TypeId"];
        };
        /** @description Filters for news, newest first. */
        LandingNewsRequest: {
            current: components["schemas"]["PageCurrent"];
            size: components["schemas"]["PageSize"];
            themeId?: components["schemas"]["ThemeId"];
        };
        /** @description A mobile number and a solved captcha. */
        LandingPhoneCode: {
            phone: components["schemas"]["Mobile"];
            /** @description Digits of the picture of landingCaptcha. */
            vCode: components["schemas"]["CaptchaCode"];
            work?: components["schemas"]["CaptchaWorkDone"];
        };
        /** @description Short registration form of a landing page. */
        LandingRegister: {
            address?: string;
            answers: components["schemas"]["Answers"];
            areaId?: components["schemas"]["RegionId"];
            cityId?: components["schemas"]["RegionId"];
            company: string;
            country?: components["schemas"]["CountryCode"];
            /**
             * @description Value of the list of the form landing; the examples are all that its current version has.
             * @example manufacturingEngineering
             * @example productionManagement
             * @example researchDevelopment
             * @example purchasing
             * @example qualityControl
             * @example corporateAdministration
             * @example businessDevelopment
             * @example marketing
             * @example sales
             * @example others
             */
            department?: string;
            /** @description Free text if the list contains `others`. */
            departmentOther?: string;
            documentDisputed?: components["schemas"]["DocumentDisputed"];
            documentKind?: components["schemas"]["DocumentKind"];
            documentNumber?: components["schemas"]["DocumentNumber"];
            email?: components["schemas"]["Email"];
            /** @description Products that the visitor looks for or produces, as free text. */
            exhibits?: string;
            formId: components["schemas"]["FormId"];
            formVersion: components["schemas"]["FormVersion"];
            /**
             * @description Value of the list of the form landing; the examples are all that its current version has.
             * @example ownerFounder
             * @example ceo
             * @example generalManager
             * @example director
             * @example manager
             * @example supervisor
             * @example engineer
             * @example technicianSpecialist
             * @example others
             */
            jobTitle?: string;
            /** @description Free text if the list contains `others`. */
            jobTitleOther?: string;
            landingId: components["schemas"]["TypeId"];
            landingType: components["schemas"]["TypeId"];
            mobile: components["schemas"]["Mobile"];
            name: string;
            /** @description Must be true. The server records text version, time and language. */
            privacyAgreed: boolean;
            provinceId?: components["schemas"]["RegionId"];
            source?: components["schemas"]["Source"];
            website?: components["schemas"]["Website"];
        };
        /** @description The fee of late registrations. */
        LateFee: {
            /** @description The fee in fen. */
            fen: number;
            from: components["schemas"]["DateTime"];
        };
        /** @description Number of the letter, with which the organiser can verify it. */
        LetterNumber: string;
        /** @description A link with a label. */
        Link: {
            name: string;
            target: components["schemas"]["LinkTarget"];
            url: components["schemas"]["Url"];
        };
        /**
         * @description Target of a link.
         * @enum {string}
         */
        LinkTarget: "_self" | "_blank";
        /** @description Token of a link in an e-mail. */
        LinkToken: string;
        /** @description A form with its versions and its draft. */
        ListedForm: {
            /** @description Null for a form that exists as a draft only. */
            current: components["schemas"]["FormVersionInfo"] | null;
            draft: components["schemas"]["DraftSummary"] | null;
            formId: components["schemas"]["FormId"];
            /** @description All published versions, newest first. */
            versions: components["schemas"]["FormVersionInfo"][];
        };
        /**
         * @description Language of the site.
         * @enum {string}
         */
        Locale: "zh-cn" | "en" | "ru" | "zh-tw" | "ja";
        /** @description The ticket’s owner. */
        LoginUser: {
            emailMasked: string | null;
            groupId: components["schemas"]["Id"] | null;
            id: components["schemas"]["Id"];
            mobileMasked: string | null;
            name: string | null;
            nickname: string | null;
            registrationId: components["schemas"]["Id"] | null;
            wechatBound: boolean;
        };
        /** @description A search result on the plan. */
        MapHit: {
            boothNumber: components["schemas"]["BoothNumber"] | null;
            hall: components["schemas"]["HallNumber"] | null;
            id: string;
            /** @enum {string} */
            kind: "exhibitor" | "booth" | "hall" | "facility";
            name: string;
            x: number;
            y: number;
        };
        /** @description Application form for a media card. */
        MediaCardApply: {
            answers: components["schemas"]["Answers"];
            country: components["schemas"]["CountryCode"];
            email: components["schemas"]["Email"];
            formId: components["schemas"]["FormId"];
            formVersion: components["schemas"]["FormVersion"];
            medium: string;
            /** @enum {string} */
            mediumKind: "print" | "online" | "broadcast" | "agency" | "social" | "freelance";
            mobile?: components["schemas"]["PhoneNumber"];
            mobileCountryCode?: components["schemas"]["DialCode"];
            name: string;
            plans?: string;
            position?: string;
            pressCard?: string;
            /** @description Must be true. */
            privacyAgreed: boolean;
            source?: components["schemas"]["Source"];
            website?: components["schemas"]["Website"];
        };
        /** @description A stored application for a media card or request about advertising. */
        MediaCardKept: {
            answers: components["schemas"]["Answers"];
            createdAt: components["schemas"]["DateTime"];
            email: components["schemas"]["Email"];
            formId: components["schemas"]["FormId"];
            formVersion: components["schemas"]["FormVersion"];
            id: components["schemas"]["Id"];
            values: components["schemas"]["Answers"];
        };
        /**
         * @description Kind of the type tree.
         * @enum {string}
         */
        MediaKind: "news" | "video" | "image";
        /** @description A type of news, videos or photos. */
        MediaType: {
            /** @description Published entries of this type. */
            count: number;
            id: components["schemas"]["TypeId"];
            kind: components["schemas"]["MediaKind"];
            name: string;
            parentId: components["schemas"]["TypeId"] | null;
            sort: number;
        };
        /** @description A page of types. */
        MediaTypePage: {
            current: components["schemas"]["PageCurrent"];
            pages: components["schemas"]["PagePages"];
            records: components["schemas"]["MediaType"][];
            size: components["schemas"]["PageSize"];
            total: components["schemas"]["PageTotal"];
        };
        /** @description Filters for types. */
        MediaTypePageRequest: {
            current: components["schemas"]["PageCurrent"];
            kind: components["schemas"]["MediaKind"];
            parentId?: components["schemas"]["TypeId"];
            size: components["schemas"]["PageSize"];
        };
        /** @description A meeting. */
        Meeting: {
            agenda: components["schemas"]["AgendaItem"][];
            attachments: components["schemas"]["Attachment"][];
            body: components["schemas"]["Html"];
            cover: components["schemas"]["Picture"] | null;
            /** Format: date */
            date: string;
            enrolFrom: components["schemas"]["DateTime"];
            enrolUntil: components["schemas"]["DateTime"];
            /** @description Enrolment form. Null if enrolment is not offered. */
            form: components["schemas"]["FormRef"] | null;
            from: components["schemas"]["DateTime"];
            hall: components["schemas"]["HallNumber"] | null;
            id: components["schemas"]["Id"];
            /** @description At least half of the seats are taken. */
            isHot: boolean;
            lang: components["schemas"]["Locale"];
            languages: components["schemas"]["Locale"][];
            organisers: string[];
            /** @description 0 means free of charge. */
            price: components["schemas"]["Fen"];
            room: string;
            seats: components["schemas"]["Seats"];
            speakers: components["schemas"]["Speaker"][];
            spokenLanguages: string[];
            state: components["schemas"]["MeetingState"];
            summary: string;
            themeId: components["schemas"]["Id"] | null;
            themeName: string | null;
            title: string;
            to: components["schemas"]["DateTime"];
        };
        /** @description A page of banners. */
        MeetingBannerPage: {
            current: components["schemas"]["PageCurrent"];
            pages: components["schemas"]["PagePages"];
            records: components["schemas"]["Banner"][];
            size: components["schemas"]["PageSize"];
            total: components["schemas"]["PageTotal"];
        };
        /** @description Filters for banners. */
        MeetingBannerRequest: {
            current: components["schemas"]["PageCurrent"];
            size: components["schemas"]["PageSize"];
        };
        /** @description A piece of news of a meeting. */
        MeetingDynamic: {
            cover: components["schemas"]["Picture"] | null;
            id: components["schemas"]["Id"];
            lang: components["schemas"]["Locale"];
            meetingId: components["schemas"]["Id"] | null;
            publishedAt: components["schemas"]["DateTime"];
            summary: string;
            title: string;
            url: components["schemas"]["Url"] | null;
        };
        /** @description A page of news of meetings. */
        MeetingDynamicPage: {
            current: components["schemas"]["PageCurrent"];
            pages: components["schemas"]["PagePages"];
            records: components["schemas"]["MeetingDynamic"][];
            size: components["schemas"]["PageSize"];
            total: components["schemas"]["PageTotal"];
        };
        /** @description Filters for meeting news, newest first. */
        MeetingDynamicRequest: {
            current: components["schemas"]["PageCurrent"];
            meetingId?: components["schemas"]["Id"];
            size: components["schemas"]["PageSize"];
            themeId?: components["schemas"]["Id"];
        };
        /** @description Enrolment form. Requires a mobile number or an e-mail address. */
        MeetingEnrol: {
            answers: components["schemas"]["Answers"];
            company?: string;
            email?: components["schemas"]["Email"];
            formId: components["schemas"]["FormId"];
            formVersion: components["schemas"]["FormVersion"];
            jobTitle?: string;
            meetingId: components["schemas"]["Id"];
            mobile?: components["schemas"]["Mobile"];
            name: string;
            /** @description Must be true. */
            privacyAgreed: boolean;
            source?: components["schemas"]["Source"];
        };
        /** @description One person and a list of meetings. */
        MeetingEnrolBatch: {
            answers: components["schemas"]["Answers"];
            company?: string;
            email?: components["schemas"]["Email"];
            formId: components["schemas"]["FormId"];
            formVersion: components["schemas"]["FormVersion"];
            jobTitle?: string;
            meetingIds: components["schemas"]["Id"][];
            mobile?: components["schemas"]["Mobile"];
            name: string;
            /** @description Must be true. */
            privacyAgreed: boolean;
            source?: components["schemas"]["Source"];
        };
        /** @description The enrolment and the next step. */
        MeetingEnrolled: {
            enrolment: components["schemas"]["Enrolment"];
            /** @enum {string} */
            next: "payment" | "result";
        };
        /** @description Number of meetings per option of each filter. */
        MeetingFacets: {
            dates: components["schemas"]["Facet"][];
            halls: components["schemas"]["Facet"][];
            themes: components["schemas"]["Facet"][];
        };
        /** @description A page of meetings with the counts of each filter. */
        MeetingPage: {
            current: components["schemas"]["PageCurrent"];
            facets: components["schemas"]["MeetingFacets"];
            pages: components["schemas"]["PagePages"];
            records: components["schemas"]["MeetingSummary"][];
            size: components["schemas"]["PageSize"];
            total: components["schemas"]["PageTotal"];
        };
        /** @description Filters for meetings, in order of time. */
        MeetingPageRequest: {
            charged?: boolean;
            current: components["schemas"]["PageCurrent"];
            /** Format: date */
            date?: string;
            hall?: components["schemas"]["HallNumber"];
            keyword?: string;
            size: components["schemas"]["PageSize"];
            state?: components["schemas"]["MeetingState"];
            themeId?: components["schemas"]["Id"];
        };
        /** @description The purchase and its payment method. The default is `jsapi` in WeChat and `native` elsewhere. */
        MeetingPay: {
            enrolmentId: components["schemas"]["Id"];
            method?: components["schemas"]["PaymentMethod"];
        };
        /**
         * @description `full` still permits enrolment in the waiting list.
         * @enum {string}
         */
        MeetingState: "open" | "full" | "closed" | "over" | "cancelled";
        /** @description Statistics of a meeting. */
        MeetingStatistics: {
            asOf: components["schemas"]["DateTime"];
            enrolled: number;
            meetingId: components["schemas"]["Id"];
            paid: number;
            seats: components["schemas"]["Seats"];
            signedIn: number;
            views: number;
        };
        /** @description A meeting in a list. */
        MeetingSummary: {
            cover: components["schemas"]["Picture"] | null;
            /** Format: date */
            date: string;
            from: components["schemas"]["DateTime"];
            hall: components["schemas"]["HallNumber"] | null;
            id: components["schemas"]["Id"];
            /** @description At least half of the seats are taken. */
            isHot: boolean;
            lang: components["schemas"]["Locale"];
            /** @description 0 means free of charge. */
            price: components["schemas"]["Fen"];
            room: string;
            seats: components["schemas"]["Seats"];
            speakerNames: string[];
            spokenLanguages: string[];
            state: components["schemas"]["MeetingState"];
            summary: string;
            themeId: components["schemas"]["Id"] | null;
            themeName: string | null;
            title: string;
            to: components["schemas"]["DateTime"];
        };
        /** @description A theme of meetings. */
        MeetingTheme: {
            cover: components["schemas"]["Picture"] | null;
            dates: string[];
            id: components["schemas"]["Id"];
            lang: components["schemas"]["Locale"];
            meetingCount: number;
            sort: number;
            summary: string;
            title: string;
        };
        /** @description A theme with its meetings. */
        MeetingThemeDetails: {
            banners: components["schemas"]["Banner"][];
            body: components["schemas"]["Html"];
            cover: components["schemas"]["Picture"] | null;
            dates: string[];
            id: components["schemas"]["Id"];
            lang: components["schemas"]["Locale"];
            languages: components["schemas"]["Locale"][];
            meetingCount: number;
            meetings: components["schemas"]["MeetingSummary"][];
            sort: number;
            summary: string;
            title: string;
        };
        /** @description A page of themes. */
        MeetingThemePage: {
            current: components["schemas"]["PageCurrent"];
            pages: components["schemas"]["PagePages"];
            records: components["schemas"]["MeetingTheme"][];
            size: components["schemas"]["PageSize"];
            total: components["schemas"]["PageTotal"];
        };
        /** @description Filters for themes. */
        MeetingThemePageRequest: {
            current: components["schemas"]["PageCurrent"];
            keyword?: string;
            size: components["schemas"]["PageSize"];
        };
        /** @description Filters for themes. Without a keyword, all themes are returned. */
        MeetingThemeRequest: {
            keyword?: string;
        };
        /** @description A walk-in: a person without an enrolment. */
        MeetingWalkIn: {
            company?: string;
            email?: components["schemas"]["Email"];
            jobTitle?: string;
            meetingId: components["schemas"]["Id"];
            mobile?: components["schemas"]["Mobile"];
            name: string;
            /** @description Must be true. */
            privacyAgreed: boolean;
            source?: components["schemas"]["Source"];
        };
        /** @description Registration form of the `me` area. */
        MeInsert: {
            address?: string;
            answers: components["schemas"]["Answers"];
            areaId?: components["schemas"]["RegionId"];
            cityId?: components["schemas"]["RegionId"];
            company: string;
            country?: components["schemas"]["CountryCode"];
            /**
             * @description Value of the list of the form me; the examples are all that its current version has.
             * @example manufacturingEngineering
             * @example productionManagement
             * @example researchDevelopment
             * @example purchasing
             * @example qualityControl
             * @example corporateAdministration
             * @example businessDevelopment
             * @example marketing
             * @example sales
             * @example others
             */
            department?: string;
            /** @description Free text if the list contains `others`. */
            departmentOther?: string;
            documentDisputed?: components["schemas"]["DocumentDisputed"];
            documentKind?: components["schemas"]["DocumentKind"];
            documentNumber?: components["schemas"]["DocumentNumber"];
            email?: components["schemas"]["Email"];
            /** @description Products that the visitor looks for or produces, as free text. */
            exhibits?: string;
            formId: components["schemas"]["FormId"];
            formVersion: components["schemas"]["FormVersion"];
            /**
             * @description Value of the list of the form me; the examples are all that its current version has.
             * @example ownerFounder
             * @example ceo
             * @example generalManager
             * @example director
             * @example manager
             * @example supervisor
             * @example engineer
             * @example technicianSpecialist
             * @example others
             */
            jobTitle?: string;
            /** @description Free text if the list contains `others`. */
            jobTitleOther?: string;
            mobile: components["schemas"]["Mobile"];
            name: string;
            /** @description Must be true. The server records text version, time and language. */
            privacyAgreed: boolean;
            provinceId?: components["schemas"]["RegionId"];
            source?: components["schemas"]["Source"];
            website?: components["schemas"]["Website"];
        };
        /** @description A button in an expanded menu. */
        MenuButton: {
            iconUrl: components["schemas"]["Url"] | null;
            name: string;
            path: components["schemas"]["Url"];
            /** @description Subtitle below the name. May be empty. */
            remark: string;
        };
        /** @description A picture in an expanded menu. */
        MenuImage: {
            alt: string;
            link: components["schemas"]["Url"] | null;
            path: components["schemas"]["Url"];
            text: string;
            title: string;
        };
        /** @description A menu item. */
        MenuItem: {
            buttons: components["schemas"]["MenuButton"][];
            images: components["schemas"]["MenuImage"][];
            /** @description Shows the tag HOT. */
            isHot: boolean;
            /** @description Shows the tag NEW. */
            isNew: boolean;
            linkTarget: components["schemas"]["LinkTarget"];
            /** @description Child items. The menu has at most three levels. */
            menus: components["schemas"]["MenuItem"][];
            name: string;
            /** @description Empty if the item only expands its submenu. */
            path: components["schemas"]["Url"] | null;
        };
        /** @description Human-readable message in the language of the request. */
        Message: string;
        /** @description A QR code of the mini-program. */
        MiniQrCode: {
            image: components["schemas"]["ImageData"];
            page: string;
            scene: string;
        };
        /** @description A page of the mini-program. */
        MiniQrCodeRequest: {
            /** @description Page of the mini-program. */
            page: string;
            /** @description Scene value passed to the page. */
            scene: string;
            /** @description Size in pixels. */
            width?: number;
        };
        /** @description Mobile number of mainland China. */
        Mobile: string;
        /** @description All data stored about a person. */
        MyData: {
            boothReservations: components["schemas"]["BoothReservation"][];
            consents: components["schemas"]["Consent"][];
            enrolments: components["schemas"]["Enrolment"][];
            exportedAt: components["schemas"]["DateTime"];
            groups: components["schemas"]["Group"][];
            mediaCards: components["schemas"]["MediaCardKept"][];
            partners: components["schemas"]["Partner"][];
            payments: components["schemas"]["PaymentStatus"][];
            person: components["schemas"]["LoginUser"];
            /** @description Other stored data that identifies the person: invitations by others, memberships, questions, downloads, messages. */
            records: components["schemas"]["StoredRecord"][];
            registrations: components["schemas"]["VisitorRegistration"][];
            subscriptions: components["schemas"]["Subscription"][];
            visaLetters: components["schemas"]["VisaLetterKept"][];
        };
        /** @description Payment by QR code. */
        NativeParameters: {
            /** @description Content of the QR code to scan. */
            codeUrl: string;
        };
        /** @description A piece of news with its body. */
        NewsItem: {
            attachments: components["schemas"]["Attachment"][];
            author: string | null;
            body: components["schemas"]["Html"];
            /** @description Language of the body, which may be available in fewer languages than the title. */
            bodyLang: components["schemas"]["Locale"];
            cover: components["schemas"]["Picture"] | null;
            id: components["schemas"]["Id"];
            /** @description Whether it is pinned above newer news. */
            isTop: boolean;
            keywords: string[];
            /** @description Language of the texts. Differs from the requested one if the entry is not translated. */
            lang: components["schemas"]["Locale"];
            /** @description Languages in which the body is available. */
            languages: components["schemas"]["Locale"][];
            publishedAt: components["schemas"]["DateTime"];
            source: string | null;
            sourceUrl: components["schemas"]["Url"] | null;
            summary: string;
            title: string;
            typeId: components["schemas"]["TypeId"];
            typeName: string;
            views: number;
        };
        /** @description A page of news. */
        NewsPage: {
            current: components["schemas"]["PageCurrent"];
            pages: components["schemas"]["PagePages"];
            records: components["schemas"]["NewsSummary"][];
            size: components["schemas"]["PageSize"];
            total: components["schemas"]["PageTotal"];
        };
        /** @description Filters for news, newest first. */
        NewsPageRequest: {
            current: components["schemas"]["PageCurrent"];
            keyword?: string;
            size: components["schemas"]["PageSize"];
            themeId?: components["schemas"]["ThemeId"];
            typeId?: components["schemas"]["TypeId"];
            /** @description Year of publication. */
            year?: number;
        };
        /** @description A piece of news in a list. */
        NewsSummary: {
            cover: components["schemas"]["Picture"] | null;
            id: components["schemas"]["Id"];
            /** @description Whether it is pinned above newer news. */
            isTop: boolean;
            /** @description Language of the texts. Differs from the requested one if the entry is not translated. */
            lang: components["schemas"]["Locale"];
            publishedAt: components["schemas"]["DateTime"];
            source: string | null;
            summary: string;
            title: string;
            typeId: components["schemas"]["TypeId"];
            typeName: string;
            views: number;
        };
        /**
         * @description Next step.
         * @enum {string}
         */
        NextStep: "questionnaire" | "payment" | "result";
        /** @description One-click request of a mail client (RFC 8058). */
        OneClickForm: {
            /** @enum {string} */
            "List-Unsubscribe": "One-Click";
        };
        /** @description A recipient who opted out of messages on behalf of others. */
        OptOut: {
            /** @constant */
            optedOut: true;
        };
        /** @description The code of an opt-out link. */
        OptOutRequest: {
            code: string;
        };
        /** @description Origin of a company. */
        Origin: {
            country: components["schemas"]["CountryCode"];
            kind: components["schemas"]["OriginKind"];
            /** @description Name of the country or province. */
            name: string;
            provinceId: components["schemas"]["RegionId"] | null;
        };
        /**
         * @description Origin of a company.
         * @enum {string}
         */
        OriginKind: "domestic" | "hkMacaoTaiwan" | "overseas";
        /** @description A block of a page. `kind` determines which other properties it has. */
        PageBlock: {
            /** @description Column headers of a table. */
            head?: string[];
            html?: components["schemas"]["Html"];
            items?: components["schemas"]["PageBlockItem"][];
            /**
             * @description `text` and `quote` have `html`. `figures` (number and name), `timeline` (year and event), `items`, `steps`, `facts` (name and value), `questions` (with answers) and `route` (stops) have `items`. `table` has `head` and `rows`. The poster of a `video` is its picture. `hours`, `map`, `contacts`, `socials`, `newsletter` and `themes` are rendered from the edition; they have a title and a text at most.
             * @enum {string}
             */
            kind: "text" | "figures" | "timeline" | "pictures" | "links" | "video" | "items" | "quote" | "steps" | "facts" | "table" | "questions" | "route" | "hours" | "map" | "contacts" | "socials" | "newsletter" | "themes";
            links?: components["schemas"]["Link"][];
            pictures?: components["schemas"]["Picture"][];
            /** @description Rows of a table. The first cell is the row header. */
            rows?: string[][];
            /** @description Subtitle below the title. */
            text?: string;
            title?: string;
            videoUrl?: components["schemas"]["Url"];
        };
        /** @description An entry of a block with items. */
        PageBlockItem: {
            /** @description Short additional text, such as a price or a time. */
            note?: string;
            picture?: components["schemas"]["Picture"];
            text: string;
            title: string;
            /** @description Deadline, the last day in Shenzhen or an instant. */
            until?: string;
            url?: components["schemas"]["Url"];
        };
        /** @description An organiser page. */
        PageConfig: {
            blocks: components["schemas"]["PageBlock"][];
            description: string;
            /** @description The edition that the page is about. Null if it is about no particular edition. */
            edition: components["schemas"]["PageEdition"] | null;
            id: components["schemas"]["Id"];
            lang: components["schemas"]["Locale"];
            /** @description Languages in which the page is available. */
            languages: components["schemas"]["Locale"][];
            /** @enum {string} */
            layout: "default" | "empty" | "mobile";
            picture: components["schemas"]["Picture"] | null;
            publishedFrom: components["schemas"]["DateTime"] | null;
            publishedUntil: components["schemas"]["DateTime"] | null;
            routeUrl: components["schemas"]["Url"];
            title: string;
            /**
             * @description Background of the page header.
             * @enum {string}
             */
            tone: "haze" | "ink" | "theme-1" | "theme-2" | "theme-3" | "theme-4" | "theme-5";
            updatedAt: components["schemas"]["DateTime"];
        };
        /** @description Page number, starting at 1. */
        PageCurrent: number;
        /** @description The edition that a page is about, which may be a past one. */
        PageEdition: {
            address: string;
            dailyOpeningHours: string;
            figures: components["schemas"]["PageFigure"][];
            isCurrent: boolean;
            number: number;
            range: string;
            /** @description May be empty. */
            summary: string;
            title: string;
            venue: string;
            weekRange: string;
            year: number;
        };
        /** @description A figure of an edition and its label. */
        PageFigure: {
            label: string;
            value: number;
        };
        /** @description Total number of pages. */
        PagePages: number;
        /** @description Number of records per page. */
        PageSize: number;
        /** @description Total number of records. */
        PageTotal: number;
        /** @description A parameter of the category, with its extent over all products of the category. */
        ParameterFacet: {
            key: components["schemas"]["ParameterKey"];
            max: components["schemas"]["ParameterNumber"];
            min: components["schemas"]["ParameterNumber"];
            name: string;
            unit: components["schemas"]["ParameterUnit"];
        };
        /** @description The key of a parameter within its category. */
        ParameterKey: string;
        ParameterNumber: number;
        /** @description Limits of a parameter, both inclusive and optional. */
        ParameterRange: {
            key: components["schemas"]["ParameterKey"];
            max?: components["schemas"]["ParameterNumber"];
            min?: components["schemas"]["ParameterNumber"];
        };
        /** @description The unit in the response's language; empty for plain numbers. */
        ParameterUnit: string;
        /** @description A parking code. */
        ParkQrCode: {
            mobileMasked: string;
            plate: components["schemas"]["CarNumber"] | null;
            qr: components["schemas"]["QrCode"];
            validFrom: components["schemas"]["DateTime"];
            validUntil: components["schemas"]["DateTime"];
        };
        /** @description An invited colleague. */
        Partner: {
            company?: string;
            createdAt: components["schemas"]["DateTime"];
            email?: components["schemas"]["Email"];
            id: components["schemas"]["Id"];
            invitedAt: components["schemas"]["DateTime"] | null;
            mobile?: components["schemas"]["Mobile"];
            name: string;
            registrationId: components["schemas"]["Id"];
            state: components["schemas"]["PartnerState"];
        };
        /** @description Colleagues to invite. */
        PartnerEnAdd: {
            /** @description Whether to send the invitations immediately. */
            invite: boolean;
            partners: components["schemas"]["PartnerEnInput"][];
            registrationId: components["schemas"]["Id"];
        };
        /** @description A colleague to invite. */
        PartnerEnInput: {
            company?: string;
            email: components["schemas"]["Email"];
            firstName: string;
            lastName: string;
        };
        /** @description A colleague to invite. */
        PartnerInput: {
            company?: string;
            mobile: components["schemas"]["Mobile"];
            name: string;
        };
        /** @description All partners of the registration. */
        PartnerList: {
            partners: components["schemas"]["Partner"][];
        };
        /** @description Colleagues to invite. */
        PartnersAdd: {
            /** @description Whether to send the invitations immediately. */
            invite: boolean;
            partners: components["schemas"]["PartnerInput"][];
            registrationId: components["schemas"]["Id"];
        };
        /**
         * @description added → invited → registered.
         * @enum {string}
         */
        PartnerState: "added" | "invited" | "registered";
        /** @description An order with the parameters of its payment method. Those of other methods are null. */
        Payment: {
            amount: components["schemas"]["Fen"];
            /** @enum {string} */
            currency: "CNY";
            /** @description Time at which an unpaid order is closed. */
            expiresAt: components["schemas"]["DateTime"];
            h5: components["schemas"]["H5Parameters"] | null;
            id: components["schemas"]["Id"];
            jsapi: components["schemas"]["JsapiParameters"] | null;
            method: components["schemas"]["PaymentMethod"];
            native: components["schemas"]["NativeParameters"] | null;
            paidAt: components["schemas"]["DateTime"] | null;
            state: components["schemas"]["PaymentState"];
        };
        /**
         * @description `jsapi` inside WeChat, `native` (QR code) on desktops, `h5` in other mobile browsers.
         * @enum {string}
         */
        PaymentMethod: "jsapi" | "native" | "h5";
        /**
         * @description created → pending → paid → refunded, closed or failed.
         * @enum {string}
         */
        PaymentState: "created" | "pending" | "paid" | "refunded" | "closed" | "failed";
        /** @description State of an order. */
        PaymentStatus: {
            amount: components["schemas"]["Fen"];
            /** @enum {string} */
            currency: "CNY";
            expiresAt: components["schemas"]["DateTime"];
            id: components["schemas"]["Id"];
            paidAt: components["schemas"]["DateTime"] | null;
            state: components["schemas"]["PaymentState"];
        };
        /** @description Payment method. The default without a body is `jsapi` in WeChat and `native` elsewhere. */
        PayRequest: {
            method: components["schemas"]["PaymentMethod"];
        };
        /**
         * @description before → open → closed → during → after.
         * @enum {string}
         */
        Phase: "before" | "open" | "closed" | "during" | "after";
        /** @description Number without its country calling code. */
        PhoneNumber: string;
        /** @description A photo. */
        Photo: {
            id: components["schemas"]["Id"];
            lang: components["schemas"]["Locale"];
            picture: components["schemas"]["Picture"];
            takenAt: components["schemas"]["DateTime"] | null;
            thumbnail: components["schemas"]["Picture"];
            title: string;
            typeId: components["schemas"]["TypeId"];
            typeName: string;
        };
        /** @description A picture with its dimensions, so that pages can reserve its space. */
        Picture: {
            /** @description Alternative text. Empty for decorative pictures. */
            alt: string;
            height: number;
            url: components["schemas"]["Url"];
            width: number;
        };
        /** @description A calendar date such as 2026-03-31. The form’s rule checks that it exists and reports an error next to the field. */
        PlainDate: string;
        /** @description A point on a plan. */
        Point: {
            x: number;
            y: number;
        };
        /** @description A draft of a form. */
        Preview: {
            document: components["schemas"]["FormText"];
            expiresAt: components["schemas"]["DateTime"];
            formId: components["schemas"]["FormId"];
            id: components["schemas"]["Id"];
            problems: components["schemas"]["FormProblems"];
        };
        /** @description A stored draft and its check results. */
        PreviewCreated: {
            /** @description Empty if the draft cannot be parsed. */
            changes: components["schemas"]["FormChange"][];
            expiresAt: components["schemas"]["DateTime"];
            formId: components["schemas"]["FormId"];
            id: components["schemas"]["Id"];
            problems: components["schemas"]["FormProblems"];
            publishedVersion: components["schemas"]["FormVersion"] | null;
            /** @description URL of the preview, accessible to anyone who has it. */
            url: components["schemas"]["Url"];
        };
        /** @description A draft of a form. */
        PreviewRequest: {
            document: components["schemas"]["FormText"];
            formId: components["schemas"]["FormId"];
        };
        /** @description Values of all fields of a draft, by field name. */
        PreviewValues: {
            answers: components["schemas"]["Answers"];
        };
        /** @description Result of the server’s validation. */
        PreviewVerdict: {
            accepted: boolean;
            /** @description The request body that would be sent, as JSON text. */
            body: string;
            errors: {
                message: string;
                pointer: string;
                reason: string;
            }[];
        };
        /** @description The report was stored and is sent to the organiser. */
        ProblemReceipt: {
            deletedAt: components["schemas"]["DateTime"];
            number: components["schemas"]["ReportNumber"];
            receivedAt: components["schemas"]["DateTime"];
        };
        /** @description A report about a problem of the site. */
        ProblemReport: {
            /** @description What went wrong. */
            description?: string;
            email?: components["schemas"]["Email"];
            /** @description Must be true. */
            privacyAgreed: boolean;
            story: components["schemas"]["Story"];
        };
        /** @description A province of China. */
        Province: {
            id: components["schemas"]["RegionId"];
            name: string;
        };
        /** @description The next version of a form. */
        PublishRequest: {
            /** @description Reason for publishing a breaking change. */
            breaking?: string;
            /** @description The case file as text. It is stored with the version. */
            cases?: components["schemas"]["FormText"];
            document: components["schemas"]["FormText"];
            formId: components["schemas"]["FormId"];
            /** @description The migration file as text. */
            migration?: components["schemas"]["FormText"];
        };
        /** @description A QR code. */
        QrCode: {
            /** @description Content of the QR code. */
            content: string;
            image: components["schemas"]["ImageData"];
        };
        /** @description The completed questionnaire. */
        QuestionnaireRecord: {
            answers: components["schemas"]["Answers"];
            formId: components["schemas"]["FormId"];
            formVersion: components["schemas"]["FormVersion"];
            submittedAt: components["schemas"]["DateTime"];
        };
        /** @description Answers to the questionnaire. Replace earlier ones. */
        QuestionnaireSubmit: {
            answers: components["schemas"]["Answers"];
            formId: components["schemas"]["FormId"];
            formVersion: components["schemas"]["FormVersion"];
            registrationId: components["schemas"]["Id"];
        };
        QuestionStats: {
            answered: components["schemas"]["FormCount"] | null;
            field: components["schemas"]["FieldName"];
            /** @description How often it was the last question touched in a form that was not sent. */
            left: components["schemas"]["FormCount"] | null;
            shown: components["schemas"]["FormCount"] | null;
        };
        /** @description Stable, machine-readable error reason. */
        Reason: string;
        /** @description Code for a free registration. */
        RedeemCode: string;
        /** @description The code is valid. */
        RedeemResult: {
            /** @enum {boolean} */
            accepted: true;
            code: components["schemas"]["RedeemCode"];
            /** @description Time until which a use of the code is reserved for this number. */
            heldUntil: components["schemas"]["DateTime"];
            usesLeft: number;
            validUntil: components["schemas"]["DateTime"];
        };
        /** @description Province, city or area by GB/T 2260; a town of a city without districts has nine digits. */
        RegionId: string;
        /**
         * @description Channel of the registration.
         * @enum {string}
         */
        RegistrationChannel: "zh" | "en" | "me" | "landing" | "exhibitor" | "group";
        /** @description Whether a registration exists, and the record if the client is its owner. */
        RegistrationFound: {
            exists: boolean;
            /** @description Present only with a verification or ticket of the same person. */
            registration: components["schemas"]["VisitorRegistration"] | null;
        };
        /** @description The registration of the ticket’s owner, if there is one. */
        RegistrationMine: {
            registration: components["schemas"]["VisitorRegistration"] | null;
        };
        /** @description Human-readable number: the edition and eight characters, the last of which is a check character. */
        RegistrationNumber: string;
        /** @description The registration and the next step. */
        RegistrationSaved: {
            next: components["schemas"]["NextStep"];
            registration: components["schemas"]["VisitorRegistration"];
        };
        /**
         * @description draft → submitted → (awaitingPayment → paid) → confirmed → admitted; cancelled from any before admitted.
         * @enum {string}
         */
        RegistrationState: "draft" | "submitted" | "awaitingPayment" | "paid" | "confirmed" | "admitted" | "cancelled";
        /** @description Numbers of stored answers. No answer is part of the response. */
        ReplayCounts: {
            /** @description The errors, the most frequent first. One answer can have several. */
            byRule: {
                count: number;
                id: string;
                /** @description Place of the value; `*` stands for the index of a row. */
                pointer: string;
            }[];
            /** @description Number of answers that the draft would refuse. */
            refused: number;
            total: number;
        };
        /** @description A draft, by which stored answers are validated. */
        ReplayRequest: {
            document: components["schemas"]["FormText"];
            /** @description The migration file from the published version as text. */
            migration?: components["schemas"]["FormText"];
        };
        /** @description Number of a report about a problem. */
        ReportNumber: string;
        /** @description The confirmation is sent again. */
        Resent: {
            /** @enum {string} */
            channel: "email" | "sms";
            /** @description Seconds until it can be sent again. */
            resendAfter: number;
        };
        /** @description Search results of one kind. */
        SearchGroup: {
            /** @description The ten best results, or those of the requested page. */
            hits: components["schemas"]["SearchHit"][];
            kind: components["schemas"]["SearchKind"];
            total: components["schemas"]["PageTotal"];
        };
        /** @description A search result. */
        SearchHit: {
            /** @description Only for exhibitors. */
            booth: components["schemas"]["BoothNumber"] | null;
            date: components["schemas"]["DateTime"] | null;
            id: string;
            lang: components["schemas"]["Locale"];
            picture: components["schemas"]["Picture"] | null;
            summary: string;
            /** @description Matches of the keyword in the summary. */
            summaryMarks: components["schemas"]["TextMark"][];
            themeId: components["schemas"]["ThemeId"] | null;
            title: string;
            /** @description Matches of the keyword in the title. */
            titleMarks: components["schemas"]["TextMark"][];
            url: components["schemas"]["Url"];
        };
        /**
         * @description Kind of a search result.
         * @enum {string}
         */
        SearchKind: "exhibitor" | "exhibit" | "news" | "meeting" | "video" | "image" | "download" | "page";
        /** @description Results of a search across the whole site. */
        SearchResult: {
            /** @description Kinds with results, best first. */
            groups: components["schemas"]["SearchGroup"][];
            keyword: string;
            /** @description Suggested keywords if there are few results. If there are none, at least one is suggested. */
            suggestions: string[];
            total: components["schemas"]["PageTotal"];
        };
        /** @description Seats of a meeting. */
        Seats: {
            left: number | null;
            taken: number;
            /** @description Null means no limit. */
            total: number | null;
            waiting: number;
        };
        /** @description An e-mail address that requests a code. */
        SendEmailCode: {
            email: components["schemas"]["Email"];
            purpose: components["schemas"]["EmailPurpose"];
        };
        /** @description SEO texts of a page. */
        SeoRecord: {
            description: string;
            id: components["schemas"]["Id"];
            keywords: string;
            title: string;
        };
        /** @description The page whose SEO texts are requested. */
        SeoRequest: {
            /** @description Path of the page with its language, without the query string. */
            requestUrl: string;
        };
        /** @description The proof of work of the session’s last captcha. */
        SessionWork: {
            work: components["schemas"]["CaptchaWork"] | null;
        };
        /** @description The sign-in was successful. */
        SignedIn: {
            expiresAt: components["schemas"]["DateTime"];
            /** @description Path on this site to return to. */
            returnTo: string | null;
            user: components["schemas"]["LoginUser"];
        };
        /** @description The user is signed out. */
        SignedOut: {
            /** @constant */
            signedOut: true;
        };
        /** @description Scope of the sign-out. */
        SignOutRequest: {
            /** @description Whether to sign out on all devices of the person. */
            everywhere: boolean;
        };
        /** @description Drawing of the area around the halls, with the doors and booths of each hall. */
        SitePlan: {
            entrances: {
                at: components["schemas"]["Point"];
                id: string;
                name: string;
            }[];
            grounds: {
                id: string;
                name: string;
                outline: components["schemas"]["Point"][];
            }[];
            halls: components["schemas"]["HallOnPlan"][];
        };
        /** @description Six digits, valid for 10 minutes and 5 attempts. */
        SmsCode: string;
        /** @description A mobile number that requests a code. The default purpose is `registration`. */
        SmsCodeRequest: {
            mobile: components["schemas"]["Mobile"];
            purpose?: components["schemas"]["CodePurpose"];
        };
        /** @description A page of the exhibition on another site. */
        SocialLink: {
            /** @description Languages of the site that show it. */
            locales: components["schemas"]["Locale"][];
            name: string;
            /** Format: uri */
            url: string;
        };
        /** @description Campaign or referring page (query parameter `source`). */
        Source: string;
        /** @description A speaker. */
        Speaker: {
            bio: string;
            company: string;
            /** @description Whether the company is an exhibitor. */
            exhibitor: components["schemas"]["SpeakerExhibitor"] | null;
            id: components["schemas"]["Id"];
            name: string;
            photo: components["schemas"]["Picture"] | null;
            title: string;
        };
        /** @description The exhibitor whom a speaker represents. */
        SpeakerExhibitor: {
            boothNumber: components["schemas"]["BoothNumber"] | null;
            id: components["schemas"]["Id"];
            themeId: components["schemas"]["ThemeId"] | null;
        };
        /** @description A staff device. */
        StaffDevice: {
            expiresAt: components["schemas"]["DateTime"];
            id: components["schemas"]["Id"];
            issuedAt: components["schemas"]["DateTime"];
            /** @description Meetings for which it can sign in people. Empty means all. */
            meetingIds: components["schemas"]["Id"][];
            name: string;
        };
        /** @description A scanned code. */
        StaffSign: {
            meetingId: components["schemas"]["Id"];
            /** @description The scanned content, a number as entered, or the person’s mobile number. */
            qrContent: string;
            /** @description Time of the scan if the device was offline. A scan counts as punctual by this time. A time in the future or more than 12 hours ago is replaced by the current time. */
            scannedAt?: components["schemas"]["DateTime"];
        };
        /** @description A stored row that identifies the person. */
        StoredRecord: {
            fields: {
                name: string;
                value: string | null;
            }[];
            /**
             * @description Retention period as in the privacy policy. Null if it is deleted with another record.
             * @enum {string|null}
             */
            period: "documents" | "records" | "enquiries" | "messages" | "unconfirmed" | "codes" | "uploads" | "visits" | "orders" | null;
            /** @enum {string} */
            purpose: "registration" | "delegation" | "meeting" | "exhibiting" | "enquiry" | "message" | "newsletter" | "payment" | "security";
            /** @description Name of the table. */
            what: string;
        };
        /** @description What the store of a page did, to play it again: pages, requests with their results, and actions. It contains only what is listed here, so no typed text and nothing about a person. */
        Story: {
            /** @enum {string} */
            device: "desktop" | "mobile";
            locale: components["schemas"]["Locale"];
            /** @description Whether the page had a web ticket at the beginning. */
            signedIn: boolean;
            startedAt: components["schemas"]["DateTime"];
            steps: components["schemas"]["StoryStep"][];
            version: number;
        };
        /** @description An action of the store. */
        StoryAction: {
            fields: components["schemas"]["StoryFields"];
            type: string;
        };
        /** @description Ids of content, numbers, flags and codes. */
        StoryFields: {
            [key: string]: string | number | boolean;
        };
        /** @description A request and its result. */
        StoryRequest: {
            argument?: components["schemas"]["StoryFields"];
            operation: string;
            /** @description JSON pointers of the rejected fields. */
            pointers?: string[];
            reason?: string;
            requestId?: string;
            /** @description 200: a success. 0: no response, or one that is no envelope. */
            status: number;
        };
        /** @description One page, request, action or failure, and when it happened. */
        StoryStep: {
            action?: components["schemas"]["StoryAction"];
            /** @description Milliseconds since the beginning. */
            atMs: number;
            /**
             * @description What went wrong: an error message, an error page, an exception.
             * @enum {string}
             */
            failure?: "message" | "page" | "exception";
            /** @description Path and query. A secret or typed part is a parameter: `/en/b/:token`. */
            page?: string;
            request?: components["schemas"]["StoryRequest"];
        };
        /** @description Reference number for the sender, such as B27-EB61-YD6V. Its last character is a check character. Null for submissions from before reference numbers existed. */
        SubmissionNumber: string | null;
        /** @description A reference number, and the e-mail address or mobile number of the submission. */
        SubmissionStateRequest: {
            contact: string;
            number: string;
        };
        /** @description Processing state of a submission. */
        SubmissionStatus: {
            createdAt: components["schemas"]["DateTime"];
            /** @enum {string} */
            kind: "booth" | "counsel" | "mediaCard" | "visaLetter" | "advert" | "download" | "form";
            number: components["schemas"]["SubmissionNumber"];
            /** @enum {string} */
            state: "received" | "inProgress" | "done";
            updatedAt: components["schemas"]["DateTime"];
        };
        /** @description A subscription to the newsletter. */
        SubscribeRequest: {
            email: components["schemas"]["Email"];
            /**
             * @description `1` for Simplified Chinese, `2` for any other language.
             * @enum {integer}
             */
            language: 1 | 2;
        };
        /** @description Result of the subscription request. */
        SubscribeResult: {
            /** @description Seconds until another e-mail can be requested. */
            resendAfter: number;
            /**
             * @description Pending until the address is confirmed by the link in an e-mail.
             * @enum {string}
             */
            state: "pending";
        };
        /** @description A subscription to the newsletter. */
        Subscription: {
            confirmedAt: components["schemas"]["DateTime"] | null;
            emailMasked: string;
            /** @enum {integer} */
            language: 1 | 2;
            state: components["schemas"]["SubscriptionState"];
        };
        /**
         * @description pending → confirmed → unsubscribed.
         * @enum {string}
         */
        SubscriptionState: "pending" | "confirmed" | "unsubscribed";
        /** @description What suggestions are chosen from. */
        SuggestionCatalogue: {
            /** @description In the order of their lists; sessions by time. */
            items: components["schemas"]["SuggestionItem"][];
            questions: {
                /** @description Field of the questionnaire. */
                id: string;
                options: {
                    code: string;
                    label: string;
                    tags: components["schemas"]["SuggestionTags"];
                }[];
                title: string;
            }[];
        };
        /** @description An exhibitor, product or session that can be suggested. */
        SuggestionItem: {
            booths?: components["schemas"]["BoothNumber"][];
            /** @description Exhibitor of a product. */
            company?: string;
            /** @description Of an exhibitor, its own id. */
            exhibitorId?: components["schemas"]["Id"];
            from?: components["schemas"]["DateTime"];
            hall?: components["schemas"]["HallNumber"];
            id: components["schemas"]["Id"];
            /** @enum {string} */
            kind: "exhibitor" | "product" | "meeting";
            lang: components["schemas"]["Locale"];
            name: string;
            room?: string;
            tags: components["schemas"]["SuggestionTags"];
            themeId?: components["schemas"]["ThemeId"];
            to?: components["schemas"]["DateTime"];
        };
        /** @description `category:101`, `industry:automotive`, `programme:robotics` (the theme of a session), `option:1016` (sessions about an option), `new` or `session`. */
        SuggestionTags: string[];
        /**
         * @description Role of a supporting unit.
         * @enum {string}
         */
        SupportKind: "host" | "organiser" | "coOrganiser" | "supporter" | "media" | "partner";
        /** @description The requested role. If absent, all roles. */
        SupportRequest: {
            kind?: components["schemas"]["SupportKind"];
        };
        /** @description An organisation that hosts, organises or supports the exhibition. */
        SupportUnit: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["SupportKind"];
            lang: components["schemas"]["Locale"];
            logo: components["schemas"]["Picture"] | null;
            name: string;
            sort: number;
            url: components["schemas"]["Url"] | null;
        };
        /** @description A range of a text in UTF-16 code units. `to` is exclusive. */
        TextMark: {
            from: number;
            to: number;
        };
        /** @description A themed exhibition. */
        Theme: {
            blocks: components["schemas"]["ThemeBlock"][];
            categories: components["schemas"]["ThemeCategory"][];
            colours: components["schemas"]["ThemeColours"];
            englishName: string;
            halls: components["schemas"]["HallNumber"][];
            halls2023: components["schemas"]["HallNumber"][];
            id: components["schemas"]["ThemeId"];
            name: string;
            picture: components["schemas"]["Picture"];
            shortName: string;
            summary: string;
        };
        /** @description A block of a theme’s page. */
        ThemeBlock: {
            background: components["schemas"]["Url"] | null;
            items: components["schemas"]["ThemeBlockItem"][];
            title: string;
        };
        /** @description An entry of a theme’s block. */
        ThemeBlockItem: {
            text: string;
            title: string;
        };
        /** @description A category in both languages. */
        ThemeCategory: {
            en: string;
            id: number;
            /** @description Name in the language of the request. */
            name: string;
            zh: string;
        };
        /** @description Colours of a theme. */
        ThemeColours: {
            exhibitorTop: components["schemas"]["Colour"];
            landing: components["schemas"]["Colour"];
            main: components["schemas"]["Colour"];
            navigation: components["schemas"]["Colour"];
            /** @description For text, or as a background of white text. */
            strong: components["schemas"]["Colour"];
            /** @description Light background. */
            tint: components["schemas"]["Colour"];
        };
        /** @description One of the five themed exhibitions. */
        ThemeId: number;
        /** @description The five themed exhibitions, and the alternative grouping into eight themes. */
        Themes: {
            themes: components["schemas"]["Theme"][];
            themeTexts: components["schemas"]["ThemeText"][];
        };
        /** @description A themed exhibition by name, colour and halls. */
        ThemeSummary: {
            colours: components["schemas"]["ThemeColours"];
            englishName: string;
            halls: components["schemas"]["HallNumber"][];
            id: components["schemas"]["ThemeId"];
            name: string;
            shortName: string;
        };
        /** @description One of the eight themes of the alternative grouping. */
        ThemeText: {
            id: string;
            name: string;
            text: string;
            themeId: components["schemas"]["ThemeId"] | null;
        };
        /** @description The token of a link. */
        TokenRequest: {
            token: components["schemas"]["LinkToken"];
        };
        /** @description A topic page. Its meetings are requested by meetingTopicList. */
        TopicHome: {
            banners: components["schemas"]["Banner"][];
            blocks: components["schemas"]["PageBlock"][];
            exhibitors: components["schemas"]["ExhibitorSummary"][];
            exhibits: components["schemas"]["ExhibitSummary"][];
            id: components["schemas"]["TypeId"];
            lang: components["schemas"]["Locale"];
            languages: components["schemas"]["Locale"][];
            news: components["schemas"]["NewsSummary"][];
            summary: string;
            title: string;
            videos: components["schemas"]["VideoSummary"][];
        };
        /** @description The topic whose meetings are requested. */
        TopicMeetingRequest: {
            topicId: components["schemas"]["TypeId"];
        };
        /** @description A tracking record. */
        TrackingForm: {
            /**
             * @description Type of event. `page` is the page-leave event of older clients.
             * @enum {string}
             */
            action: "view" | "stay" | "click" | "leave" | "page" | "vitals";
            /** @description Object of the action. */
            actObj?: string;
            /** @description Time of the event by the browser’s clock, at most a day from the server’s. */
            bhvDatetime: components["schemas"]["DateTime"];
            /** @description Kind of behaviour. */
            bhvType: string;
            /** @description Milliseconds on the page. */
            browsingTime?: number;
            /** @description Name of the object. */
            objName?: string;
            /** @description Kind of the object. */
            objType?: string;
            /** @description URL of a page of this site. The server masks personal data in it. */
            url: components["schemas"]["Url"];
        };
        /** @description Whether the record was accepted. */
        TrackResult: {
            accepted: boolean;
            /** @description Whether the browser should report performance metrics of this page. The configured share of page views is sampled. */
            vitals: boolean;
        };
        /** @description Id of a type in a tree, used in URLs. `0` is the root. */
        TypeId: string;
        /** @description A stored file, as it stands in the answers. */
        UploadReference: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description Bytes. */
            size: number;
            /** @enum {string} */
            type: "image/jpeg" | "image/png" | "image/webp" | "application/pdf";
        };
        /** @description The file is deleted. */
        UploadRemoved: {
            id: components["schemas"]["Id"];
        };
        /**
         * Format: uri-reference
         * @description Path on this site, or an absolute http or https URL.
         */
        Url: string;
        /** @description A link that opens the mini-program. */
        UrlLink: {
            expiresAt: components["schemas"]["DateTime"];
            /** Format: uri */
            urlLink: string;
        };
        /** @description A page of the mini-program. */
        UrlLinkRequest: {
            /** @description Number of days for which the link is valid. */
            expireDays?: number;
            /** @description Page of the mini-program. */
            path: string;
            /** @description Query string of the page. */
            query?: string;
        };
        /** @description Venue of the exhibition. */
        Venue: {
            address: string;
            city: string;
            country: components["schemas"]["CountryCode"];
            latitude: number;
            longitude: number;
            mapUrl: components["schemas"]["Url"] | null;
            name: string;
        };
        /** @description Captions of the video. */
        VideoCaption: {
            label: string;
            locale: components["schemas"]["Locale"];
            url: components["schemas"]["Url"];
        };
        /** @description A section of the video. */
        VideoChapter: {
            /** @description Its start in seconds. */
            from: number;
            /** @description What it shows; films are silent. */
            text: string;
            title: string;
        };
        /** @description A video with its files. */
        VideoItem: {
            body: components["schemas"]["Html"];
            captions: components["schemas"]["VideoCaption"][];
            chapters: components["schemas"]["VideoChapter"][];
            cover: components["schemas"]["Picture"];
            durationSeconds: number;
            id: components["schemas"]["Id"];
            lang: components["schemas"]["Locale"];
            languages: components["schemas"]["Locale"][];
            publishedAt: components["schemas"]["DateTime"];
            sources: components["schemas"]["VideoSource"][];
            summary: string;
            title: string;
            transcript: string | null;
            typeId: components["schemas"]["TypeId"];
            typeName: string;
            views: number;
        };
        /** @description A page of videos. */
        VideoPage: {
            current: components["schemas"]["PageCurrent"];
            pages: components["schemas"]["PagePages"];
            records: components["schemas"]["VideoSummary"][];
            size: components["schemas"]["PageSize"];
            total: components["schemas"]["PageTotal"];
        };
        /** @description Filters for videos, newest first. */
        VideoPageRequest: {
            current: components["schemas"]["PageCurrent"];
            keyword?: string;
            size: components["schemas"]["PageSize"];
            typeId?: components["schemas"]["TypeId"];
            year?: number;
        };
        /** @description A file of the video. */
        VideoSource: {
            height: number;
            /** @enum {string} */
            type: "video/mp4" | "video/webm" | "application/vnd.apple.mpegurl";
            url: components["schemas"]["Url"];
        };
        /** @description A video in a list. */
        VideoSummary: {
            cover: components["schemas"]["Picture"];
            durationSeconds: number;
            id: components["schemas"]["Id"];
            lang: components["schemas"]["Locale"];
            publishedAt: components["schemas"]["DateTime"];
            summary: string;
            title: string;
            typeId: components["schemas"]["TypeId"];
            typeName: string;
            views: number;
        };
        /** @description The letter was created and is sent by e-mail. */
        VisaLetter: {
            createdAt: components["schemas"]["DateTime"];
            email: components["schemas"]["Email"];
            number: components["schemas"]["LetterNumber"];
        };
        /** @description Application form for a visa invitation letter. */
        VisaLetterApply: {
            answers: components["schemas"]["Answers"];
            arrival: components["schemas"]["PlainDate"];
            birthDate: components["schemas"]["PlainDate"];
            company: string;
            /** @description City of the embassy or consulate. */
            consulate: string;
            departure: components["schemas"]["PlainDate"];
            email: components["schemas"]["Email"];
            formId: components["schemas"]["FormId"];
            formVersion: components["schemas"]["FormVersion"];
            /** @description As in the passport; absent if it has none. */
            givenNames?: string;
            nationality: components["schemas"]["CountryCode"];
            passportExpiry: components["schemas"]["PlainDate"];
            passportNumber: string;
            position?: string;
            /** @description Must be true. */
            privacyAgreed: boolean;
            /**
             * @description As in the passport.
             * @enum {string}
             */
            sex: "female" | "male" | "other";
            source?: components["schemas"]["Source"];
            /** @description As in the passport. */
            surname: string;
        };
        /** @description A stored letter. The middle of the passport number is masked. */
        VisaLetterKept: {
            answers: components["schemas"]["Answers"];
            createdAt: components["schemas"]["DateTime"];
            email: components["schemas"]["Email"];
            number: components["schemas"]["LetterNumber"];
            values: components["schemas"]["Answers"];
        };
        /** @description Data printed on the badge. */
        VisitorCard: {
            channel: components["schemas"]["RegistrationChannel"];
            company: string;
            editionYear: components["schemas"]["EditionYear"];
            name: string;
            number: components["schemas"]["RegistrationNumber"];
            qrContent: string;
            state: components["schemas"]["RegistrationState"];
        };
        /** @description Visitor registration form for visitors from outside China. */
        VisitorEnInsert: {
            address?: string;
            answers: components["schemas"]["Answers"];
            city?: string;
            company: string;
            country: components["schemas"]["CountryCode"];
            /**
             * @description Value of the list of the form visitor-en; the examples are all that its current version has.
             * @example manufacturingEngineering
             * @example productionManagement
             * @example researchDevelopment
             * @example purchasing
             * @example qualityControl
             * @example corporateAdministration
             * @example businessDevelopment
             * @example marketing
             * @example sales
             * @example others
             */
            department?: string;
            /** @description Free text if the list contains `others`. */
            departmentOther?: string;
            email: components["schemas"]["Email"];
            /** @description Products that the visitor looks for or produces, as free text. */
            exhibits?: string;
            firstName: string;
            formId: components["schemas"]["FormId"];
            formVersion: components["schemas"]["FormVersion"];
            /**
             * @description Value of the list of the form visitor-en; the examples are all that its current version has.
             * @example ownerFounder
             * @example ceo
             * @example generalManager
             * @example director
             * @example manager
             * @example supervisor
             * @example engineer
             * @example technicianSpecialist
             * @example others
             */
            jobTitle?: string;
            /** @description Free text if the list contains `others`. */
            jobTitleOther?: string;
            lastName: string;
            mobile?: components["schemas"]["PhoneNumber"];
            mobileCountryCode?: components["schemas"]["DialCode"];
            /** @description Must be true. The server records text version, time and language. */
            privacyAgreed: boolean;
            source?: components["schemas"]["Source"];
            website?: components["schemas"]["Website"];
        };
        /** @description Meetings in which to enrol the visitor. */
        VisitorEnrol: {
            meetingIds: components["schemas"]["Id"][];
            registrationId: components["schemas"]["Id"];
            source?: components["schemas"]["Source"];
        };
        /** @description The complete form. Replaces the record. */
        VisitorEnUpdate: {
            address?: string;
            answers: components["schemas"]["Answers"];
            city?: string;
            company: string;
            country: components["schemas"]["CountryCode"];
            /**
             * @description Value of the list of the form visitor-en; the examples are all that its current version has.
             * @example manufacturingEngineering
             * @example productionManagement
             * @example researchDevelopment
             * @example purchasing
             * @example qualityControl
             * @example corporateAdministration
             * @example businessDevelopment
             * @example marketing
             * @example sales
             * @example others
             */
            department?: string;
            /** @description Free text if the list contains `others`. */
            departmentOther?: string;
            email: components["schemas"]["Email"];
            /** @description Products that the visitor looks for or produces, as free text. */
            exhibits?: string;
            firstName: string;
            formId: components["schemas"]["FormId"];
            formVersion: components["schemas"]["FormVersion"];
            id: components["schemas"]["Id"];
            /**
             * @description Value of the list of the form visitor-en; the examples are all that its current version has.
             * @example ownerFounder
             * @example ceo
             * @example generalManager
             * @example director
             * @example manager
             * @example supervisor
             * @example engineer
             * @example technicianSpecialist
             * @example others
             */
            jobTitle?: string;
            /** @description Free text if the list contains `others`. */
            jobTitleOther?: string;
            lastName: string;
            mobile?: components["schemas"]["PhoneNumber"];
            mobileCountryCode?: components["schemas"]["DialCode"];
            /** @description Must be true. The server records text version, time and language. */
            privacyAgreed: boolean;
            website?: components["schemas"]["Website"];
        };
        /** @description Visitor registration form in Chinese. */
        VisitorInsert: {
            address?: string;
            answers: components["schemas"]["Answers"];
            areaId?: components["schemas"]["RegionId"];
            cityId?: components["schemas"]["RegionId"];
            company: string;
            country?: components["schemas"]["CountryCode"];
            /**
             * @description Value of the list of the form visitor-zh; the examples are all that its current version has.
             * @example manufacturingEngineering
             * @example productionManagement
             * @example researchDevelopment
             * @example purchasing
             * @example qualityControl
             * @example corporateAdministration
             * @example businessDevelopment
             * @example marketing
             * @example sales
             * @example others
             */
            department?: string;
            /** @description Free text if the list contains `others`. */
            departmentOther?: string;
            documentDisputed?: components["schemas"]["DocumentDisputed"];
            documentKind?: components["schemas"]["DocumentKind"];
            documentNumber?: components["schemas"]["DocumentNumber"];
            email?: components["schemas"]["Email"];
            /** @description Products that the visitor looks for or produces, as free text. */
            exhibits?: string;
            formId: components["schemas"]["FormId"];
            formVersion: components["schemas"]["FormVersion"];
            /**
             * @description Value of the list of the form visitor-zh; the examples are all that its current version has.
             * @example ownerFounder
             * @example ceo
             * @example generalManager
             * @example director
             * @example manager
             * @example supervisor
             * @example engineer
             * @example technicianSpecialist
             * @example others
             */
            jobTitle?: string;
            /** @description Free text if the list contains `others`. */
            jobTitleOther?: string;
            mobile: components["schemas"]["Mobile"];
            name: string;
            /** @description Must be true. The server records text version, time and language. */
            privacyAgreed: boolean;
            provinceId?: components["schemas"]["RegionId"];
            redeemCode?: components["schemas"]["RedeemCode"];
            source?: components["schemas"]["Source"];
            website?: components["schemas"]["Website"];
        };
        /** @description A meeting and the visitor’s enrolment in it. */
        VisitorMeeting: {
            enrolment: components["schemas"]["Enrolment"] | null;
            meeting: components["schemas"]["MeetingSummary"];
        };
        /** @description A registration as its owner sees it. Built-in fields without a value are absent. */
        VisitorRegistration: {
            address?: string;
            /** @description Fee in fen at the time of registration; 0 if free of charge. */
            amountDue: number;
            answers: components["schemas"]["Answers"];
            areaId?: components["schemas"]["RegionId"];
            channel: components["schemas"]["RegistrationChannel"];
            city?: string;
            cityId?: components["schemas"]["RegionId"];
            company?: string;
            country?: components["schemas"]["CountryCode"];
            createdAt: components["schemas"]["DateTime"];
            department?: string;
            departmentOther?: string;
            documentKind?: components["schemas"]["DocumentKind"];
            /** @description Document number with its middle masked. */
            documentMasked?: string;
            email?: components["schemas"]["Email"];
            exhibits?: string;
            firstName?: string;
            formId: components["schemas"]["FormId"];
            formVersion: components["schemas"]["FormVersion"];
            id: components["schemas"]["Id"];
            jobTitle?: string;
            jobTitleOther?: string;
            lastName?: string;
            mobile?: string;
            mobileCountryCode?: components["schemas"]["DialCode"];
            /** @description Full name, if the form has a single field for it. */
            name?: string;
            /** @description Null until the registration is confirmed. */
            number: components["schemas"]["RegistrationNumber"] | null;
            privacyAgreed: boolean;
            provinceId?: components["schemas"]["RegionId"];
            /** @description Content of the QR code. Null until the registration is confirmed. */
            qrContent: string | null;
            questionnaire: components["schemas"]["QuestionnaireRecord"] | null;
            state: components["schemas"]["RegistrationState"];
            /** @description Whether the visitor is under 18 on the first day of the exhibition and therefore not admitted. */
            under18?: boolean;
            updatedAt: components["schemas"]["DateTime"];
            website?: components["schemas"]["Website"];
        };
        /** @description The complete form. Replaces the record. */
        VisitorUpdate: {
            address?: string;
            answers: components["schemas"]["Answers"];
            areaId?: components["schemas"]["RegionId"];
            cityId?: components["schemas"]["RegionId"];
            company: string;
            country?: components["schemas"]["CountryCode"];
            /**
             * @description Value of the list of the form visitor-zh; the examples are all that its current version has.
             * @example manufacturingEngineering
             * @example productionManagement
             * @example researchDevelopment
             * @example purchasing
             * @example qualityControl
             * @example corporateAdministration
             * @example businessDevelopment
             * @example marketing
             * @example sales
             * @example others
             */
            department?: string;
            /** @description Free text if the list contains `others`. */
            departmentOther?: string;
            documentDisputed?: components["schemas"]["DocumentDisputed"];
            documentKind?: components["schemas"]["DocumentKind"];
            documentNumber?: components["schemas"]["DocumentNumber"];
            email?: components["schemas"]["Email"];
            /** @description Products that the visitor looks for or produces, as free text. */
            exhibits?: string;
            formId: components["schemas"]["FormId"];
            formVersion: components["schemas"]["FormVersion"];
            id: components["schemas"]["Id"];
            /**
             * @description Value of the list of the form visitor-zh; the examples are all that its current version has.
             * @example ownerFounder
             * @example ceo
             * @example generalManager
             * @example director
             * @example manager
             * @example supervisor
             * @example engineer
             * @example technicianSpecialist
             * @example others
             */
            jobTitle?: string;
            /** @description Free text if the list contains `others`. */
            jobTitleOther?: string;
            mobile: components["schemas"]["Mobile"];
            name: string;
            /** @description Must be true. The server records text version, time and language. */
            privacyAgreed: boolean;
            provinceId?: components["schemas"]["RegionId"];
            website?: components["schemas"]["Website"];
        };
        /** @description What routes on foot need. */
        WalkingMap: {
            entrances: {
                at: components["schemas"]["Point"];
                hasSteps: boolean;
                id: string;
                name: string;
            }[];
            /** @description The first is the concourse. */
            grounds: {
                outline: components["schemas"]["Point"][];
            }[];
            halls: {
                booths: {
                    /** @description West, north, width and depth. */
                    box: number[];
                    number: components["schemas"]["BoothNumber"];
                }[];
                doors: {
                    from: components["schemas"]["Point"];
                    hasSteps: boolean;
                    to: components["schemas"]["Point"];
                }[];
                /**
                 * @description Side that faces the concourse.
                 * @enum {string}
                 */
                front: "north" | "south";
                number: components["schemas"]["HallNumber"];
                outline: components["schemas"]["Point"][];
                themeId: components["schemas"]["ThemeId"];
            }[];
        };
        /** @description URL of a website, with or without the scheme. */
        Website: string;
        /** @description Response that WeChat Pay expects. */
        WechatPayAck: {
            /** @enum {string} */
            code: "SUCCESS";
            message: string;
        };
        /** @description A notification of WeChat Pay, version 3. */
        WechatPayNotice: {
            create_time: components["schemas"]["DateTime"];
            event_type: string;
            id: string;
            resource: components["schemas"]["WechatPayResource"];
            resource_type: string;
            summary?: string;
        };
        /** @description The encrypted resource of a notification. */
        WechatPayResource: {
            /** @enum {string} */
            algorithm: "AEAD_AES_256_GCM";
            associated_data?: string;
            /** @description Base64. */
            ciphertext: string;
            nonce: string;
            original_type?: string;
        };
        /** @description A boolean without further data. */
        WecomAdded: {
            added: boolean;
        };
        /** @description A QR code that adds a contact of the exhibition. */
        WecomQrCode: {
            contactName: string;
            expiresAt: components["schemas"]["DateTime"];
            image: components["schemas"]["ImageData"];
        };
        /** @description URL of the WeChat sign-in. */
        WxAuthorization: {
            state: components["schemas"]["WxState"];
            /**
             * Format: uri
             * @description URL to redirect to.
             */
            url: string;
        };
        /** @description A request for a WeChat sign-in. */
        WxAuthorizationRequest: {
            /** @description Path on this site to return to. URLs of other origins are rejected. */
            f: string;
            /** @enum {string} */
            scope?: "snsapi_base" | "snsapi_userinfo";
        };
        /** @description Code from WeChat, valid for one use. */
        WxCode: string;
        /** @description Parameters of wx.config. */
        WxSignature: {
            appId: string;
            nonceStr: string;
            signature: string;
            timestamp: number;
        };
        /** @description The page that uses the JS-SDK. */
        WxSignatureRequest: {
            /**
             * Format: uri
             * @description URL of the page without its fragment. Only URLs of this site are signed.
             */
            url: string;
        };
        /** @description State, bound to the session. */
        WxState: string;
    };
    responses: {
        /** @description The request is invalid. Every error is listed. */
        BadRequest: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 400,
                 *       "message": "Please check the marked fields.",
                 *       "data": {
                 *         "reason": "request.invalid",
                 *         "errors": [
                 *           {
                 *             "pointer": "/body/email",
                 *             "reason": "visitor.emailFormat",
                 *             "message": "Email format is incorrect"
                 *           }
                 *         ],
                 *         "requestId": "req-7f3c2a"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The current state does not permit the operation. `reason` is the cause. */
        Conflict: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 409,
                 *       "message": "The email already exists",
                 *       "data": {
                 *         "reason": "visitor.emailExists",
                 *         "errors": [
                 *           {
                 *             "pointer": "/body/email",
                 *             "reason": "visitor.emailExists",
                 *             "message": "The email already exists"
                 *           }
                 *         ],
                 *         "requestId": "req-7f3c2a"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The request requires a WeChat sign-in. No other error has this status. */
        Forbidden: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 403,
                 *       "message": "Please sign in.",
                 *       "data": {
                 *         "reason": "auth.wechatSignInMissing",
                 *         "errors": [],
                 *         "requestId": "req-7f3c2a"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The path does not support this method. */
        MethodNotAllowed: {
            headers: {
                Allow: components["headers"]["Allow"];
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 405,
                 *       "message": "This address does not take that method",
                 *       "data": {
                 *         "reason": "request.methodNotAllowed",
                 *         "errors": [],
                 *         "requestId": "req-7f3c2a"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The record does not exist or belongs to another person. */
        NotFound: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 404,
                 *       "message": "This record could not be found.",
                 *       "data": {
                 *         "reason": "record.notFound",
                 *         "errors": [],
                 *         "requestId": "req-7f3c2a"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The operation is not implemented yet. */
        NotImplemented: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 501,
                 *       "message": "This call is not available yet.",
                 *       "data": {
                 *         "reason": "server.notImplemented",
                 *         "errors": [],
                 *         "requestId": "req-7f3c2a"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The client’s version is current (`If-None-Match`). The response has no body. */
        NotModified: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Internal server error. */
        ServerError: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 500,
                 *       "message": "Something went wrong. Please try again later.",
                 *       "data": {
                 *         "reason": "server.error",
                 *         "errors": [],
                 *         "requestId": "req-7f3c2a"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The file or request body is too large. */
        TooLarge: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 413,
                 *       "message": "The file is too large.",
                 *       "data": {
                 *         "reason": "request.tooLarge",
                 *         "errors": [],
                 *         "requestId": "req-7f3c2a"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Too many requests from this IP address or session, or for this number. */
        TooManyRequests: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 429,
                 *       "message": "Please wait a moment and try again.",
                 *       "data": {
                 *         "reason": "limit.exceeded",
                 *         "errors": [],
                 *         "requestId": "req-7f3c2a"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The database or a provider is unavailable. */
        Unavailable: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 503,
                 *       "message": "The service is away for a moment. Please try again.",
                 *       "data": {
                 *         "reason": "server.unavailable",
                 *         "errors": [],
                 *         "requestId": "req-7f3c2a"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The media type of the request body is not supported. */
        UnsupportedType: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 415,
                 *       "message": "This type of content is not accepted",
                 *       "data": {
                 *         "reason": "request.unsupportedType",
                 *         "errors": [],
                 *         "requestId": "req-7f3c2a"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
    };
    parameters: {
        /**
         * @description Used if X-Locale is absent.
         * @example en-US
         */
        AcceptLanguage: string;
        /**
         * @description Name of the form.
         * @example visitor-en
         */
        FormId: components["schemas"]["FormId"];
        /**
         * @description Id of the record.
         * @example 01HZX3K8Q4N6T2V9B7M5C1D0EF
         */
        Id: components["schemas"]["Id"];
        /**
         * @description Mobile number, masked in all logs.
         * @example 13800138000
         */
        Mobile: components["schemas"]["Mobile"];
        /**
         * @description Code from the text message.
         * @example 482913
         */
        SmsCode: components["schemas"]["SmsCode"];
        /**
         * @description Language of the response; overrides Accept-Language. A GET with side effects requires this header or Access-Token, because other sites cannot send either.
         * @example en
         */
        XLocale: components["schemas"]["Locale"];
    };
    requestBodies: never;
    headers: {
        /**
         * @description A new web ticket. The client stores it and sends it as `Access-Token`.
         * @example q3Jx0Vb7mZc1TgYkP9sLw2RfHu5NdEa8oI4iXyCvBnM
         */
        AccessToken: string;
        /**
         * @description Methods that the path supports.
         * @example GET, HEAD
         */
        Allow: string;
        /**
         * @description File name of the download.
         * @example attachment; filename="registration.ics"
         */
        ContentDisposition: string;
        /**
         * @description Language of the content as a BCP 47 tag.
         * @example zh-CN
         */
        ContentLanguage: "zh-CN" | "en" | "ru" | "zh-TW" | "ja";
        /**
         * @description Version of the response. If sent as `If-None-Match`, an unchanged response is 304.
         * @example W/"bU4rVQd8Kq0yZ0m0oQ6oQv1o7bGg3h2m1xk5p9T3w2E"
         */
        ETag: string;
        /**
         * @description Seconds to wait before the next attempt.
         * @example 60
         */
        RetryAfter: number;
        /**
         * @description Expiry of the web ticket.
         * @example 2026-03-08T02:00:00Z
         */
        TokenExpire: components["schemas"]["DateTime"];
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    meFindByMobile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Code from the text message.
                 * @example 482913
                 */
                code: components["parameters"]["SmsCode"];
                /**
                 * @description Mobile number, masked in all logs.
                 * @example 13800138000
                 */
                mobile: components["parameters"]["Mobile"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "access-token": components["headers"]["AccessToken"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "token-expire": components["headers"]["TokenExpire"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "exists": true,
                     *         "registration": {
                     *           "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *           "number": "V27-7K2M-Q9XD",
                     *           "channel": "me",
                     *           "state": "confirmed",
                     *           "email": "wang@example.com",
                     *           "jobTitle": "manager",
                     *           "department": "purchasing",
                     *           "company": "深圳市示例机械有限公司",
                     *           "country": "CN",
                     *           "mobile": "13800138000",
                     *           "privacyAgreed": true,
                     *           "formId": "me",
                     *           "formVersion": 1,
                     *           "answers": {},
                     *           "questionnaire": {
                     *             "formId": "questionnaire-zh",
                     *             "formVersion": 2,
                     *             "answers": {
                     *               "purposes": [
                     *                 "1001"
                     *               ],
                     *               "products": [
                     *                 "1008"
                     *               ],
                     *               "business": "1026"
                     *             },
                     *             "submittedAt": "2026-03-01T02:04:00Z"
                     *           },
                     *           "amountDue": 0,
                     *           "qrContent": "V27-7K2M-Q9XD",
                     *           "createdAt": "2026-03-01T02:00:00Z",
                     *           "updatedAt": "2026-03-01T02:04:00Z",
                     *           "name": "王小明",
                     *           "provinceId": "440000",
                     *           "cityId": "440300",
                     *           "documentKind": "idCard",
                     *           "documentMasked": "4403**********1234",
                     *           "under18": false
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["RegistrationFound"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    meInsert: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "formId": "me",
                 *       "formVersion": 3,
                 *       "name": "王小明",
                 *       "mobile": "13800138000",
                 *       "email": "wang@example.com",
                 *       "documentKind": "idCard",
                 *       "documentNumber": "440301199003071230",
                 *       "company": "深圳市示例机械有限公司",
                 *       "jobTitle": "manager",
                 *       "department": "purchasing",
                 *       "country": "CN",
                 *       "provinceId": "440000",
                 *       "cityId": "440300",
                 *       "areaId": "440306",
                 *       "address": "宝安区展城路1号",
                 *       "website": "https://www.example.cn",
                 *       "exhibits": "数控机床",
                 *       "privacyAgreed": true,
                 *       "answers": {},
                 *       "source": "newsletter-2026-02"
                 *     }
                 */
                "application/json": components["schemas"]["MeInsert"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "access-token": components["headers"]["AccessToken"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "token-expire": components["headers"]["TokenExpire"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "registration": {
                     *           "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *           "number": "V27-7K2M-Q9XD",
                     *           "channel": "me",
                     *           "state": "confirmed",
                     *           "email": "wang@example.com",
                     *           "jobTitle": "manager",
                     *           "department": "purchasing",
                     *           "company": "深圳市示例机械有限公司",
                     *           "country": "CN",
                     *           "mobile": "13800138000",
                     *           "privacyAgreed": true,
                     *           "formId": "me",
                     *           "formVersion": 3,
                     *           "answers": {},
                     *           "questionnaire": null,
                     *           "amountDue": 0,
                     *           "qrContent": "V27-7K2M-Q9XD",
                     *           "createdAt": "2026-03-01T02:00:00Z",
                     *           "updatedAt": "2026-03-01T02:04:00Z",
                     *           "name": "王小明",
                     *           "provinceId": "440000",
                     *           "cityId": "440300",
                     *           "documentKind": "idCard",
                     *           "documentMasked": "4403**********1234",
                     *           "under18": false
                     *         },
                     *         "next": "result"
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["RegistrationSaved"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    meSendCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the response; overrides Accept-Language. A GET with side effects requires this header or Access-Token, because other sites cannot send either.
                 * @example en
                 */
                "X-Locale"?: components["parameters"]["XLocale"];
            };
            path: {
                /**
                 * @description Mobile number, masked in all logs.
                 * @example 13800138000
                 */
                mobile: components["parameters"]["Mobile"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "resendAfter": 60,
                     *         "expiresIn": 600
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["CodeSent"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    basicAreasByParent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Used if X-Locale is absent.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Language of the response; overrides Accept-Language. A GET with side effects requires this header or Access-Token, because other sites cannot send either.
                 * @example en
                 */
                "X-Locale"?: components["parameters"]["XLocale"];
            };
            path: {
                /**
                 * @description Id of the city.
                 * @example 440300
                 */
                pid: components["schemas"]["RegionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": [
                     *         {
                     *           "id": "440306",
                     *           "parentId": "440300",
                     *           "name": "Bao’an"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["Area"][];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    basicAreas: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Used if X-Locale is absent.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Language of the response; overrides Accept-Language. A GET with side effects requires this header or Access-Token, because other sites cannot send either.
                 * @example en
                 */
                "X-Locale"?: components["parameters"]["XLocale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": [
                     *         {
                     *           "id": "440306",
                     *           "parentId": "440300",
                     *           "name": "Bao’an"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["Area"][];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    basicCitiesByParent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Used if X-Locale is absent.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Language of the response; overrides Accept-Language. A GET with side effects requires this header or Access-Token, because other sites cannot send either.
                 * @example en
                 */
                "X-Locale"?: components["parameters"]["XLocale"];
            };
            path: {
                /**
                 * @description Id of the province.
                 * @example 440000
                 */
                pid: components["schemas"]["RegionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": [
                     *         {
                     *           "id": "440300",
                     *           "parentId": "440000",
                     *           "name": "Shenzhen"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["City"][];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    basicCities: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Used if X-Locale is absent.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Language of the response; overrides Accept-Language. A GET with side effects requires this header or Access-Token, because other sites cannot send either.
                 * @example en
                 */
                "X-Locale"?: components["parameters"]["XLocale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": [
                     *         {
                     *           "id": "440300",
                     *           "parentId": "440000",
                     *           "name": "Shenzhen"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["City"][];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    basicCountries: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Used if X-Locale is absent.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Language of the response; overrides Accept-Language. A GET with side effects requires this header or Access-Token, because other sites cannot send either.
                 * @example en
                 */
                "X-Locale"?: components["parameters"]["XLocale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": [
                     *         {
                     *           "code": "DE",
                     *           "name": "Germany",
                     *           "dialCode": "+49",
                     *           "sort": 12,
                     *           "common": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["Country"][];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    basicProvinces: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Used if X-Locale is absent.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Language of the response; overrides Accept-Language. A GET with side effects requires this header or Access-Token, because other sites cannot send either.
                 * @example en
                 */
                "X-Locale"?: components["parameters"]["XLocale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": [
                     *         {
                     *           "id": "440000",
                     *           "name": "Guangdong"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["Province"][];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyLoginUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *         "name": "王小明",
                     *         "nickname": "小明",
                     *         "mobileMasked": "138****8000",
                     *         "emailMasked": null,
                     *         "wechatBound": true,
                     *         "registrationId": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *         "groupId": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["LoginUser"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifySmsValidate: {
        parameters: {
            query?: {
                /**
                 * @description Purpose of the code. The default is `registration`.
                 * @example registration
                 */
                purpose?: components["schemas"]["CodePurpose"];
            };
            header?: {
                /**
                 * @description Language of the response; overrides Accept-Language. A GET with side effects requires this header or Access-Token, because other sites cannot send either.
                 * @example en
                 */
                "X-Locale"?: components["parameters"]["XLocale"];
            };
            path: {
                /**
                 * @description Code from the text message.
                 * @example 482913
                 */
                code: components["parameters"]["SmsCode"];
                /**
                 * @description Mobile number, masked in all logs.
                 * @example 13800138000
                 */
                mobile: components["parameters"]["Mobile"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "verified": true,
                     *         "proofExpiresAt": "2026-03-01T02:30:00Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["CodeVerified"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyCaptchaCheck: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "captchaId": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                 *       "code": "48213",
                 *       "work": [
                 *         12,
                 *         401,
                 *         77,
                 *         903,
                 *         5,
                 *         1290,
                 *         310,
                 *         88,
                 *         702,
                 *         45,
                 *         611,
                 *         230,
                 *         19,
                 *         1004,
                 *         350,
                 *         7
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CaptchaCheck"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "passed": true,
                     *         "expiresAt": "2026-03-01T02:05:00Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["CaptchaPassed"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyCaptchaImage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "captchaId": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *         "image": "data:image/png;base64,iVBORw0KGgo=",
                     *         "audioUrl": "/api/web/own/captcha/01HZX3K8Q4N6T2V9B7M5C1D0EF/audio?locale=en",
                     *         "expiresIn": 300,
                     *         "work": {
                     *           "prefix": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *           "puzzles": 64,
                     *           "bits": 6
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["Captcha"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    wecomQrCode: {
        parameters: {
            query: {
                /**
                 * @description Mobile number of the visitor, masked in all logs.
                 * @example 13800138000
                 */
                phone: components["schemas"]["Mobile"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "image": "data:image/png;base64,iVBORw0KGgo=",
                     *         "contactName": "Visitor service",
                     *         "expiresAt": "2026-03-02T02:00:00Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["WecomQrCode"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    wecomAdded: {
        parameters: {
            query: {
                /**
                 * @description Mobile number of the visitor, masked in all logs.
                 * @example 13800138000
                 */
                phone: components["schemas"]["Mobile"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "added": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["WecomAdded"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    wxCompanySearch: {
        parameters: {
            query: {
                /**
                 * @description Part of the name.
                 * @example 示例机械
                 */
                keyword: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": [
                     *         {
                     *           "name": "深圳市示例机械有限公司",
                     *           "creditCode": null,
                     *           "address": "广东省"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["Company"][];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    configExhibitsByIndustry: {
        parameters: {
            query: {
                /**
                 * @description Id of the application industry.
                 * @example automotive
                 */
                applicationIndustryId: components["schemas"]["TypeId"];
            };
            header?: {
                /**
                 * @description Used if X-Locale is absent.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Language of the response; overrides Accept-Language. A GET with side effects requires this header or Access-Token, because other sites cannot send either.
                 * @example en
                 */
                "X-Locale"?: components["parameters"]["XLocale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": [
                     *         {
                     *           "id": "01HZX3K8Q4N6T2V9B7M5C1D0EG",
                     *           "name": "SM-500 five-axis mill",
                     *           "exhibitorId": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *           "exhibitorName": "Schmidt Maschinenbau GmbH",
                     *           "boothNumbers": [
                     *             "2-A01"
                     *           ],
                     *           "themeId": 1,
                     *           "category": "CNC machine tools",
                     *           "applicationIndustries": [
                     *             "Automotive"
                     *           ],
                     *           "picture": {
                     *             "url": "/media/2026/hall-13.jpg",
                     *             "width": 1200,
                     *             "height": 800,
                     *             "alt": "Hall 13 at noon"
                     *           },
                     *           "isNew": true,
                     *           "lang": "en"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["ExhibitSummary"][];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    exhibitById: {
        parameters: {
            query: {
                /**
                 * @description Id of the product.
                 * @example 01HZX3K8Q4N6T2V9B7M5C1D0EG
                 */
                id: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description Used if X-Locale is absent.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Language of the response; overrides Accept-Language. A GET with side effects requires this header or Access-Token, because other sites cannot send either.
                 * @example en
                 */
                "X-Locale"?: components["parameters"]["XLocale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "id": "01HZX3K8Q4N6T2V9B7M5C1D0EG",
                     *         "name": "SM-500 five-axis mill",
                     *         "exhibitorId": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *         "exhibitorName": "Schmidt Maschinenbau GmbH",
                     *         "boothNumbers": [
                     *           "2-A01"
                     *         ],
                     *         "themeId": 1,
                     *         "category": "CNC machine tools",
                     *         "applicationIndustries": [
                     *           "Automotive"
                     *         ],
                     *         "picture": {
                     *           "url": "/media/2026/hall-13.jpg",
                     *           "width": 1200,
                     *           "height": 800,
                     *           "alt": "Hall 13 at noon"
                     *         },
                     *         "isNew": true,
                     *         "lang": "en",
                     *         "body": "<p>The hall plan is published.</p>",
                     *         "pictures": [
                     *           {
                     *             "url": "/media/2026/hall-13.jpg",
                     *             "width": 1200,
                     *             "height": 800,
                     *             "alt": "Hall 13 at noon"
                     *           }
                     *         ],
                     *         "parameters": [
                     *           {
                     *             "key": "spindleSpeed",
                     *             "name": "Spindle speed",
                     *             "value": "24,000 rpm",
                     *             "number": 24000,
                     *             "unit": "rpm",
                     *             "better": "higher"
                     *           }
                     *         ],
                     *         "videoUrl": null,
                     *         "exhibitor": {
                     *           "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *           "name": "Schmidt Maschinenbau GmbH",
                     *           "otherName": "施密特机械",
                     *           "themeIds": [
                     *             1
                     *           ],
                     *           "categories": [
                     *             "CNC machine tools"
                     *           ],
                     *           "origin": {
                     *             "kind": "overseas",
                     *             "country": "DE",
                     *             "provinceId": null,
                     *             "name": "Germany"
                     *           },
                     *           "applicationIndustries": [
                     *             "Automotive"
                     *           ],
                     *           "halls": [
                     *             "2"
                     *           ],
                     *           "booths": [
                     *             {
                     *               "number": "2-A01",
                     *               "hall": "2",
                     *               "kind": "standard",
                     *               "area": 36
                     *             }
                     *           ],
                     *           "famousBrand": true,
                     *           "popular": false,
                     *           "featured": true,
                     *           "onlineShowroom": true,
                     *           "logo": {
                     *             "url": "/media/2026/hall-13.jpg",
                     *             "width": 1200,
                     *             "height": 800,
                     *             "alt": "Hall 13 at noon"
                     *           },
                     *           "summary": "Five-axis milling machines since 1954.",
                     *           "summaryLang": "en",
                     *           "exhibitCount": 12,
                     *           "lang": "en"
                     *         },
                     *         "related": [
                     *           {
                     *             "id": "01HZX3K8Q4N6T2V9B7M5C1D0EG",
                     *             "name": "SM-500 five-axis mill",
                     *             "exhibitorId": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *             "exhibitorName": "Schmidt Maschinenbau GmbH",
                     *             "boothNumbers": [
                     *               "2-A01"
                     *             ],
                     *             "themeId": 1,
                     *             "category": "CNC machine tools",
                     *             "applicationIndustries": [
                     *               "Automotive"
                     *             ],
                     *             "picture": {
                     *               "url": "/media/2026/hall-13.jpg",
                     *               "width": 1200,
                     *               "height": 800,
                     *               "alt": "Hall 13 at noon"
                     *             },
                     *             "isNew": true,
                     *             "lang": "en"
                     *           }
                     *         ],
                     *         "languages": [
                     *           "en"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["Exhibit"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    exhibitPage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Used if X-Locale is absent.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Language of the response; overrides Accept-Language. A GET with side effects requires this header or Access-Token, because other sites cannot send either.
                 * @example en
                 */
                "X-Locale"?: components["parameters"]["XLocale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "current": 1,
                 *       "size": 20,
                 *       "keyword": "five-axis",
                 *       "exhibitorId": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                 *       "themeIds": [
                 *         1
                 *       ],
                 *       "applicationIndustryIds": [
                 *         "automotive"
                 *       ],
                 *       "categories": [
                 *         "101"
                 *       ],
                 *       "isNew": true,
                 *       "parameters": [
                 *         {
                 *           "key": "spindleSpeed",
                 *           "min": 12000
                 *         }
                 *       ],
                 *       "sort": "smart"
                 *     }
                 */
                "application/json": components["schemas"]["ExhibitPageRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "records": [
                     *           {
                     *             "id": "01HZX3K8Q4N6T2V9B7M5C1D0EG",
                     *             "name": "SM-500 five-axis mill",
                     *             "exhibitorId": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *             "exhibitorName": "Schmidt Maschinenbau GmbH",
                     *             "boothNumbers": [
                     *               "2-A01"
                     *             ],
                     *             "themeId": 1,
                     *             "category": "CNC machine tools",
                     *             "applicationIndustries": [
                     *               "Automotive"
                     *             ],
                     *             "picture": {
                     *               "url": "/media/2026/hall-13.jpg",
                     *               "width": 1200,
                     *               "height": 800,
                     *               "alt": "Hall 13 at noon"
                     *             },
                     *             "isNew": true,
                     *             "lang": "en"
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "size": 20,
                     *         "current": 1,
                     *         "pages": 1,
                     *         "facets": {
                     *           "themes": [
                     *             {
                     *               "value": "1",
                     *               "label": "Metal cutting machine tools",
                     *               "count": 128
                     *             }
                     *           ],
                     *           "categories": [
                     *             {
                     *               "value": "CNC machine tools",
                     *               "label": "CNC machine tools",
                     *               "count": 210
                     *             }
                     *           ],
                     *           "applicationIndustries": [
                     *             {
                     *               "value": "automotive",
                     *               "label": "Automotive",
                     *               "count": 310
                     *             }
                     *           ],
                     *           "isNew": 95,
                     *           "parameters": [
                     *             {
                     *               "key": "spindleSpeed",
                     *               "name": "Spindle speed",
                     *               "unit": "rpm",
                     *               "min": 8000,
                     *               "max": 24000
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["ExhibitPage"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    exhibitorIndustries: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Used if X-Locale is absent.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Language of the response; overrides Accept-Language. A GET with side effects requires this header or Access-Token, because other sites cannot send either.
                 * @example en
                 */
                "X-Locale"?: components["parameters"]["XLocale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": [
                     *         {
                     *           "id": "automotive",
                     *           "name": "Automotive",
                     *           "picture": {
                     *             "url": "/media/2026/hall-13.jpg",
                     *             "width": 1200,
                     *             "height": 800,
                     *             "alt": "Hall 13 at noon"
                     *           },
                     *           "exhibitorCount": 310,
                     *           "exhibitCount": 1240,
                     *           "sort": 10
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["ApplicationIndustry"][];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    exhibitorById: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Used if X-Locale is absent.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Language of the response; overrides Accept-Language. A GET with side effects requires this header or Access-Token, because other sites cannot send either.
                 * @example en
                 */
                "X-Locale"?: components["parameters"]["XLocale"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 01HZX3K8Q4N6T2V9B7M5C1D0EF
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *         "name": "Schmidt Maschinenbau GmbH",
                     *         "otherName": "施密特机械",
                     *         "themeIds": [
                     *           1
                     *         ],
                     *         "categories": [
                     *           "CNC machine tools"
                     *         ],
                     *         "origin": {
                     *           "kind": "overseas",
                     *           "country": "DE",
                     *           "provinceId": null,
                     *           "name": "Germany"
                     *         },
                     *         "applicationIndustries": [
                     *           "Automotive"
                     *         ],
                     *         "halls": [
                     *           "2"
                     *         ],
                     *         "booths": [
                     *           {
                     *             "number": "2-A01",
                     *             "hall": "2",
                     *             "kind": "standard",
                     *             "area": 36
                     *           }
                     *         ],
                     *         "famousBrand": true,
                     *         "popular": false,
                     *         "featured": true,
                     *         "onlineShowroom": true,
                     *         "logo": {
                     *           "url": "/media/2026/hall-13.jpg",
                     *           "width": 1200,
                     *           "height": 800,
                     *           "alt": "Hall 13 at noon"
                     *         },
                     *         "summary": "Five-axis milling machines since 1954.",
                     *         "summaryLang": "en",
                     *         "exhibitCount": 12,
                     *         "lang": "en",
                     *         "body": "<p>The hall plan is published.</p>",
                     *         "website": "https://www.schmidt-maschinenbau.example",
                     *         "showroomUrl": null,
                     *         "pictures": [
                     *           {
                     *             "url": "/media/2026/hall-13.jpg",
                     *             "width": 1200,
                     *             "height": 800,
                     *             "alt": "Hall 13 at noon"
                     *           }
                     *         ],
                     *         "contact": {
                     *           "person": "Sales desk",
                     *           "department": "Sales",
                     *           "position": null
                     *         },
                     *         "exhibits": [
                     *           {
                     *             "id": "01HZX3K8Q4N6T2V9B7M5C1D0EG",
                     *             "name": "SM-500 five-axis mill",
                     *             "exhibitorId": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *             "exhibitorName": "Schmidt Maschinenbau GmbH",
                     *             "boothNumbers": [
                     *               "2-A01"
                     *             ],
                     *             "themeId": 1,
                     *             "category": "CNC machine tools",
                     *             "applicationIndustries": [
                     *               "Automotive"
                     *             ],
                     *             "picture": {
                     *               "url": "/media/2026/hall-13.jpg",
                     *               "width": 1200,
                     *               "height": 800,
                     *               "alt": "Hall 13 at noon"
                     *             },
                     *             "isNew": true,
                     *             "lang": "en"
                     *           }
                     *         ],
                     *         "meetings": [
                     *           {
                     *             "id": "01HZX3K8Q4N6T2V9B7M5C1D0EG",
                     *             "title": "Additive manufacturing in practice",
                     *             "summary": "Six talks and a discussion.",
                     *             "themeId": "01HZX3K8Q4N6T2V9B7M5C1D0EH",
                     *             "themeName": "Future of making",
                     *             "date": "2026-04-01",
                     *             "from": "2026-04-01T02:00:00Z",
                     *             "to": "2026-04-01T04:00:00Z",
                     *             "hall": "13",
                     *             "room": "Room B, first floor",
                     *             "cover": {
                     *               "url": "/media/2026/hall-13.jpg",
                     *               "width": 1200,
                     *               "height": 800,
                     *               "alt": "Hall 13 at noon"
                     *             },
                     *             "price": 0,
                     *             "seats": {
                     *               "total": 200,
                     *               "taken": 148,
                     *               "left": 52,
                     *               "waiting": 0
                     *             },
                     *             "state": "open",
                     *             "spokenLanguages": [
                     *               "Chinese"
                     *             ],
                     *             "speakerNames": [
                     *               "Dr. Li Na"
                     *             ],
                     *             "isHot": true,
                     *             "lang": "en"
                     *           }
                     *         ],
                     *         "languages": [
                     *           "en"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["Exhibitor"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    exhibitorPage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Used if X-Locale is absent.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Language of the response; overrides Accept-Language. A GET with side effects requires this header or Access-Token, because other sites cannot send either.
                 * @example en
                 */
                "X-Locale"?: components["parameters"]["XLocale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "current": 1,
                 *       "size": 20,
                 *       "keyword": "milling",
                 *       "themeIds": [
                 *         1
                 *       ],
                 *       "origins": [
                 *         "overseas"
                 *       ],
                 *       "halls": [
                 *         "2"
                 *       ],
                 *       "featured": true,
                 *       "sort": "smart"
                 *     }
                 */
                "application/json": components["schemas"]["ExhibitorPageRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "records": [
                     *           {
                     *             "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *             "name": "Schmidt Maschinenbau GmbH",
                     *             "otherName": "施密特机械",
                     *             "themeIds": [
                     *               1
                     *             ],
                     *             "categories": [
                     *               "CNC machine tools"
                     *             ],
                     *             "origin": {
                     *               "kind": "overseas",
                     *               "country": "DE",
                     *               "provinceId": null,
                     *               "name": "Germany"
                     *             },
                     *             "applicationIndustries": [
                     *               "Automotive"
                     *             ],
                     *             "halls": [
                     *               "2"
                     *             ],
                     *             "booths": [
                     *               {
                     *                 "number": "2-A01",
                     *                 "hall": "2",
                     *                 "kind": "standard",
                     *                 "area": 36
                     *               }
                     *             ],
                     *             "famousBrand": true,
                     *             "popular": false,
                     *             "featured": true,
                     *             "onlineShowroom": true,
                     *             "logo": {
                     *               "url": "/media/2026/hall-13.jpg",
                     *               "width": 1200,
                     *               "height": 800,
                     *               "alt": "Hall 13 at noon"
                     *             },
                     *             "summary": "Five-axis milling machines since 1954.",
                     *             "summaryLang": "en",
                     *             "exhibitCount": 12,
                     *             "lang": "en"
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "size": 20,
                     *         "current": 1,
                     *         "pages": 1,
                     *         "facets": {
                     *           "themes": [
                     *             {
                     *               "value": "1",
                     *               "label": "Metal cutting machine tools",
                     *               "count": 128
                     *             }
                     *           ],
                     *           "origins": [
                     *             {
                     *               "value": "overseas",
                     *               "label": "Overseas",
                     *               "count": 240
                     *             }
                     *           ],
                     *           "countries": [
                     *             {
                     *               "value": "DE",
                     *               "label": "Germany",
                     *               "count": 62
                     *             }
                     *           ],
                     *           "provinces": [
                     *             {
                     *               "value": "440000",
                     *               "label": "Guangdong",
                     *               "count": 530
                     *             }
                     *           ],
                     *           "applicationIndustries": [
                     *             {
                     *               "value": "automotive",
                     *               "label": "Automotive",
                     *               "count": 310
                     *             }
                     *           ],
                     *           "halls": [
                     *             {
                     *               "value": "2",
                     *               "label": "Hall 2",
                     *               "count": 95
                     *             }
                     *           ],
                     *           "famousBrand": 80,
                     *           "popular": 120,
                     *           "featured": 60,
                     *           "onlineShowroom": 400
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["ExhibitorPage"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    exhibitorBoothSale: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "asOf": "2026-03-01T02:00:00Z",
                     *         "open": true,
                     *         "totalArea": 200000,
                     *         "areaLeft": 15000,
                     *         "standardBoothsLeft": 320,
                     *         "halls": [
                     *           {
                     *             "hall": "13",
                     *             "themeId": 1,
                     *             "totalArea": 20000,
                     *             "areaLeft": 1800,
                     *             "standardBoothsLeft": 40
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["BoothSale"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    exhibitorCounsel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "exhibitorId": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                 *       "exhibitId": "01HZX3K8Q4N6T2V9B7M5C1D0EG",
                 *       "name": "Anna Schmidt",
                 *       "company": "Schmidt Maschinenbau GmbH",
                 *       "mobile": "+49 151 2345 6789",
                 *       "email": "anna.schmidt@example.com",
                 *       "content": "Please send me the data sheet.",
                 *       "privacyAgreed": true,
                 *       "source": "newsletter-2026-02"
                 *     }
                 */
                "application/json": components["schemas"]["CounselRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "id": "01HZX3K8Q4N6T2V9B7M5C1D0EH",
                     *         "number": "Q27-EB61-YD6V",
                     *         "receivedAt": "2026-03-01T02:00:00Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["CounselResult"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    exhibitorMapSearch: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Used if X-Locale is absent.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Language of the response; overrides Accept-Language. A GET with side effects requires this header or Access-Token, because other sites cannot send either.
                 * @example en
                 */
                "X-Locale"?: components["parameters"]["XLocale"];
            };
            path: {
                /**
                 * @description Keywords.
                 * @example Schmidt
                 */
                keyword: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": [
                     *         {
                     *           "kind": "exhibitor",
                     *           "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *           "name": "Schmidt Maschinenbau GmbH",
                     *           "boothNumber": "2-A01",
                     *           "hall": "2",
                     *           "x": 120,
                     *           "y": 80
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["MapHit"][];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    exhibitorHalls: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Used if X-Locale is absent.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Language of the response; overrides Accept-Language. A GET with side effects requires this header or Access-Token, because other sites cannot send either.
                 * @example en
                 */
                "X-Locale"?: components["parameters"]["XLocale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": [
                     *         {
                     *           "number": "13",
                     *           "name": "Hall 13",
                     *           "themeIds": [
                     *             1
                     *           ],
                     *           "floor": 1,
                     *           "width": 800,
                     *           "height": 600,
                     *           "outline": [
                     *             {
                     *               "x": 120,
                     *               "y": 80
                     *             }
                     *           ],
                     *           "areas": [
                     *             {
                     *               "themeId": 1,
                     *               "name": "Metal cutting machine tools",
                     *               "colour": "#0B5FA5",
                     *               "outline": [
                     *                 {
                     *                   "x": 120,
                     *                   "y": 80
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "squareMetres": 20000,
                     *           "exhibitorCount": 95
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["HallDivision"][];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    configHomeAdverts: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Used if X-Locale is absent.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Language of the response; overrides Accept-Language. A GET with side effects requires this header or Access-Token, because other sites cannot send either.
                 * @example en
                 */
                "X-Locale"?: components["parameters"]["XLocale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": [
                     *         {
                     *           "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *           "placeId": "home-top",
                     *           "title": "Five-axis machining live",
                     *           "advertiser": null,
                     *           "picture": {
                     *             "url": "/media/2026/hall-13.jpg",
                     *             "width": 1200,
                     *             "height": 800,
                     *             "alt": "Hall 13 at noon"
                     *           },
                     *           "mobilePicture": {
                     *             "url": "/media/2026/hall-13.jpg",
                     *             "width": 1200,
                     *             "height": 800,
                     *             "alt": "Hall 13 at noon"
                     *           },
                     *           "link": "/en/exhibitor-list",
                     *           "linkTarget": "_self",
                     *           "startsAt": "2026-02-01T00:00:00Z",
                     *           "endsAt": "2026-04-03T07:00:00Z",
                     *           "sort": 10
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["AdvertDisplay"][];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    landingBoothReserve: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phone": "13800138000",
                 *       "smsCode": "482913"
                 *     }
                 */
                "application/json": components["schemas"]["LandingBoothReserve"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *         "number": "B27-EB61-YD6V",
                     *         "createdAt": "2026-03-01T02:00:00Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["LandingBoothReserved"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    landingCaptcha: {
        parameters: {
            query?: {
                /**
                 * @description Cache buster.
                 * @example 1772330400000
                 */
                timestamp?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                    /** @example <svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><path d="M4 20h112"/></svg> */
                    "image/svg+xml": string;
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    landingNews: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Used if X-Locale is absent.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Language of the response; overrides Accept-Language. A GET with side effects requires this header or Access-Token, because other sites cannot send either.
                 * @example en
                 */
                "X-Locale"?: components["parameters"]["XLocale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "current": 1,
                 *       "size": 20,
                 *       "themeId": 1
                 *     }
                 */
                "application/json": components["schemas"]["LandingNewsRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "records": [
                     *           {
                     *             "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *             "title": "The hall plan is published",
                     *             "summary": "Five exhibitions in nine exhibition halls and demonstration hall 2.",
                     *             "typeId": "industry",
                     *             "typeName": "Industry news",
                     *             "cover": {
                     *               "url": "/media/2026/hall-13.jpg",
                     *               "width": 1200,
                     *               "height": 800,
                     *               "alt": "Hall 13 at noon"
                     *             },
                     *             "source": "Organiser",
                     *             "publishedAt": "2026-02-20T01:30:00Z",
                     *             "views": 1520,
                     *             "isTop": false,
                     *             "lang": "en"
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "size": 20,
                     *         "current": 1,
                     *         "pages": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["NewsPage"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    landingPhoneCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phone": "13800138000",
                 *       "vCode": "48213",
                 *       "work": [
                 *         12,
                 *         401,
                 *         77,
                 *         903,
                 *         5,
                 *         1290,
                 *         310,
                 *         88,
                 *         702,
                 *         45,
                 *         611,
                 *         230,
                 *         19,
                 *         1004,
                 *         350,
                 *         7
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["LandingPhoneCode"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "resendAfter": 60,
                     *         "expiresIn": 600
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["CodeSent"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    logTrack: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "action": "view",
                 *       "bhvType": "page",
                 *       "objType": "news",
                 *       "objName": "Hall plan published",
                 *       "actObj": "/en/news",
                 *       "bhvDatetime": "2026-03-01T02:00:00Z",
                 *       "url": "/en/news",
                 *       "browsingTime": 5300
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["TrackingForm"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "accepted": true,
                     *         "vitals": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["TrackResult"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    exhibitorParkQrCode: {
        parameters: {
            query: {
                /**
                 * @description Mobile number, masked in all logs.
                 * @example 13800138000
                 */
                mobile: components["schemas"]["Mobile"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "mobileMasked": "138****8000",
                     *         "plate": "粤B12345",
                     *         "qr": {
                     *           "content": "V27-7K2M-Q9XD",
                     *           "image": "data:image/png;base64,iVBORw0KGgo="
                     *         },
                     *         "validFrom": "2026-03-30T16:00:00Z",
                     *         "validUntil": "2026-04-03T15:59:59Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["ParkQrCode"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifySmsSend: {
        parameters: {
            query?: {
                /**
                 * @description Purpose of the code. The default is `registration`.
                 * @example registration
                 */
                purpose?: components["schemas"]["CodePurpose"];
            };
            header?: {
                /**
                 * @description Language of the response; overrides Accept-Language. A GET with side effects requires this header or Access-Token, because other sites cannot send either.
                 * @example en
                 */
                "X-Locale"?: components["parameters"]["XLocale"];
            };
            path: {
                /**
                 * @description Mobile number, masked in all logs.
                 * @example 13800138000
                 */
                mobile: components["parameters"]["Mobile"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "resendAfter": 60,
                     *         "expiresIn": 600
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["CodeSent"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    basicGlobalJson: {
        parameters: {
            query?: {
                /**
                 * @description Version of the file.
                 * @example 2026-03-01.1
                 */
                v?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": "2026-03-01.1",
                     *       "countriesVersion": "2026-01",
                     *       "edition": {
                     *         "year": 2026,
                     *         "number": 27,
                     *         "days": [
                     *           {
                     *             "date": "2026-03-31",
                     *             "time": "9:00-17:00"
                     *           }
                     *         ],
                     *         "preRegDeadline": "2026-03-30T01:00:00Z",
                     *         "end": "2026-04-03T07:00:00Z"
                     *       },
                     *       "languages": [
                     *         {
                     *           "name": "English",
                     *           "value": "en",
                     *           "url": "/en",
                     *           "htmlLang": "en"
                     *         }
                     *       ],
                     *       "socialLinks": [
                     *         {
                     *           "name": "LinkedIn",
                     *           "url": "https://www.linkedin.com/company/example",
                     *           "locales": [
                     *             "en"
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["GlobalData"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyImageCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "purpose": "registration"
                 *     }
                 */
                "application/json": components["schemas"]["ImageCodeRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "captchaId": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *         "image": "data:image/png;base64,iVBORw0KGgo=",
                     *         "audioUrl": "/api/web/own/captcha/01HZX3K8Q4N6T2V9B7M5C1D0EF/audio?locale=en",
                     *         "expiresIn": 300,
                     *         "work": {
                     *           "prefix": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *           "puzzles": 64,
                     *           "bits": 6
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["Captcha"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifySmsCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "mobile": "13800138000",
                 *       "purpose": "registration"
                 *     }
                 */
                "application/json": components["schemas"]["SmsCodeRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "resendAfter": 60,
                     *         "expiresIn": 600
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["CodeSent"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    visitorAddPartners: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "registrationId": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                 *       "partners": [
                 *         {
                 *           "name": "李小红",
                 *           "mobile": "13900139000",
                 *           "company": "深圳市示例机械有限公司"
                 *         }
                 *       ],
                 *       "invite": true
                 *     }
                 */
                "application/json": components["schemas"]["PartnersAdd"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "partners": [
                     *           {
                     *             "id": "01HZX3K8Q4N6T2V9B7M5C1D0EG",
                     *             "registrationId": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *             "name": "李小红",
                     *             "mobile": "13900139000",
                     *             "company": "深圳市示例机械有限公司",
                     *             "state": "invited",
                     *             "invitedAt": "2026-03-01T02:10:00Z",
                     *             "createdAt": "2026-03-01T02:09:00Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["PartnerList"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    visitorBusinessCardScan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "image": "(the bytes of card.jpg)"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["BusinessCardUpload"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "name": "王小明",
                     *         "company": "深圳市示例机械有限公司",
                     *         "jobTitle": "经理",
                     *         "department": "采购部",
                     *         "mobile": "13800138000",
                     *         "phone": null,
                     *         "email": "wang@example.com",
                     *         "address": "深圳市宝安区展城路1号",
                     *         "website": null,
                     *         "confidence": 0.92
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["BusinessCard"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    visitorDeletePartner: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the response; overrides Accept-Language. A GET with side effects requires this header or Access-Token, because other sites cannot send either.
                 * @example en
                 */
                "X-Locale"?: components["parameters"]["XLocale"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 01HZX3K8Q4N6T2V9B7M5C1D0EF
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *         "deleted": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["Deleted"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    visitorEnAddPartner: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "registrationId": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                 *       "partners": [
                 *         {
                 *           "firstName": "Paul",
                 *           "lastName": "Weber",
                 *           "email": "paul.weber@example.com",
                 *           "company": "Schmidt Maschinenbau GmbH"
                 *         }
                 *       ],
                 *       "invite": true
                 *     }
                 */
                "application/json": components["schemas"]["PartnerEnAdd"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "partners": [
                     *           {
                     *             "id": "01HZX3K8Q4N6T2V9B7M5C1D0EG",
                     *             "registrationId": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *             "name": "Paul Weber",
                     *             "email": "paul.weber@example.com",
                     *             "company": "Schmidt Maschinenbau GmbH",
                     *             "state": "invited",
                     *             "invitedAt": "2026-03-01T02:10:00Z",
                     *             "createdAt": "2026-03-01T02:09:00Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["PartnerList"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    visitorEnExistEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "anna.schmidt@example.com"
                 *     }
                 */
                "application/json": components["schemas"]["EmailRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "exists": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["Exists"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    visitorEnFindByEmail: {
        parameters: {
            query: {
                /**
                 * @description E-mail address of the registration.
                 * @example anna.schmidt@example.com
                 */
                email: components["schemas"]["Email"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "access-token": components["headers"]["AccessToken"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "token-expire": components["headers"]["TokenExpire"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "exists": true,
                     *         "registration": {
                     *           "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *           "number": "V27-7K2M-Q9XD",
                     *           "channel": "en",
                     *           "state": "confirmed",
                     *           "email": "anna.schmidt@example.com",
                     *           "firstName": "Anna",
                     *           "lastName": "Schmidt",
                     *           "jobTitle": "manager",
                     *           "department": "purchasing",
                     *           "company": "Schmidt Maschinenbau GmbH",
                     *           "country": "DE",
                     *           "city": "Stuttgart",
                     *           "mobileCountryCode": "+49",
                     *           "mobile": "151 2345 6789",
                     *           "privacyAgreed": true,
                     *           "formId": "visitor-en",
                     *           "formVersion": 3,
                     *           "answers": {},
                     *           "questionnaire": {
                     *             "formId": "questionnaire-en",
                     *             "formVersion": 3,
                     *             "answers": {
                     *               "purposes": [
                     *                 "1001",
                     *                 "1002"
                     *               ],
                     *               "products": [
                     *                 "1008",
                     *                 "1015"
                     *               ],
                     *               "business": "1026"
                     *             },
                     *             "submittedAt": "2026-03-01T02:04:00Z"
                     *           },
                     *           "amountDue": 0,
                     *           "qrContent": "V27-7K2M-Q9XD",
                     *           "createdAt": "2026-03-01T02:00:00Z",
                     *           "updatedAt": "2026-03-01T02:04:00Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["RegistrationFound"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    visitorEnInsert: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "formId": "visitor-en",
                 *       "formVersion": 3,
                 *       "email": "anna.schmidt@example.com",
                 *       "firstName": "Anna",
                 *       "lastName": "Schmidt",
                 *       "jobTitle": "manager",
                 *       "department": "purchasing",
                 *       "company": "Schmidt Maschinenbau GmbH",
                 *       "country": "DE",
                 *       "mobileCountryCode": "+49",
                 *       "mobile": "151 2345 6789",
                 *       "city": "Stuttgart",
                 *       "address": "Werkstrasse 5",
                 *       "website": "https://www.schmidt-maschinenbau.example",
                 *       "exhibits": "Five-axis milling machines",
                 *       "privacyAgreed": true,
                 *       "answers": {},
                 *       "source": "newsletter-2026-02"
                 *     }
                 */
                "application/json": components["schemas"]["VisitorEnInsert"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "access-token": components["headers"]["AccessToken"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "token-expire": components["headers"]["TokenExpire"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "registration": {
                     *           "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *           "number": null,
                     *           "channel": "en",
                     *           "state": "submitted",
                     *           "email": "anna.schmidt@example.com",
                     *           "firstName": "Anna",
                     *           "lastName": "Schmidt",
                     *           "jobTitle": "manager",
                     *           "department": "purchasing",
                     *           "company": "Schmidt Maschinenbau GmbH",
                     *           "country": "DE",
                     *           "city": "Stuttgart",
                     *           "mobileCountryCode": "+49",
                     *           "mobile": "151 2345 6789",
                     *           "privacyAgreed": true,
                     *           "formId": "visitor-en",
                     *           "formVersion": 3,
                     *           "answers": {},
                     *           "questionnaire": null,
                     *           "amountDue": 0,
                     *           "qrContent": null,
                     *           "createdAt": "2026-03-01T02:00:00Z",
                     *           "updatedAt": "2026-03-01T02:00:00Z"
                     *         },
                     *         "next": "questionnaire"
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["RegistrationSaved"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    visitorEnSubmitQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "registrationId": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                 *       "formId": "questionnaire-en",
                 *       "formVersion": 3,
                 *       "answers": {
                 *         "purposes": [
                 *           "1001",
                 *           "1002"
                 *         ],
                 *         "products": [
                 *           "1008",
                 *           "1015"
                 *         ],
                 *         "business": "1026"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["QuestionnaireSubmit"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "registration": {
                     *           "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *           "number": "V27-7K2M-Q9XD",
                     *           "channel": "en",
                     *           "state": "confirmed",
                     *           "email": "anna.schmidt@example.com",
                     *           "firstName": "Anna",
                     *           "lastName": "Schmidt",
                     *           "jobTitle": "manager",
                     *           "department": "purchasing",
                     *           "company": "Schmidt Maschinenbau GmbH",
                     *           "country": "DE",
                     *           "city": "Stuttgart",
                     *           "mobileCountryCode": "+49",
                     *           "mobile": "151 2345 6789",
                     *           "privacyAgreed": true,
                     *           "formId": "visitor-en",
                     *           "formVersion": 3,
                     *           "answers": {},
                     *           "questionnaire": {
                     *             "formId": "questionnaire-en",
                     *             "formVersion": 3,
                     *             "answers": {
                     *               "purposes": [
                     *                 "1001",
                     *                 "1002"
                     *               ],
                     *               "products": [
                     *                 "1008",
                     *                 "1015"
                     *               ],
                     *               "business": "1026"
                     *             },
                     *             "submittedAt": "2026-03-01T02:04:00Z"
                     *           },
                     *           "amountDue": 0,
                     *           "qrContent": "V27-7K2M-Q9XD",
                     *           "createdAt": "2026-03-01T02:00:00Z",
                     *           "updatedAt": "2026-03-01T02:04:00Z"
                     *         },
                     *         "next": "result"
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["RegistrationSaved"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    visitorEnUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                 *       "formId": "visitor-en",
                 *       "formVersion": 3,
                 *       "email": "anna.schmidt@example.com",
                 *       "firstName": "Anna",
                 *       "lastName": "Schmidt",
                 *       "jobTitle": "manager",
                 *       "department": "purchasing",
                 *       "company": "Schmidt Maschinenbau GmbH",
                 *       "country": "DE",
                 *       "mobileCountryCode": "+49",
                 *       "mobile": "151 2345 6789",
                 *       "city": "Stuttgart",
                 *       "address": "Werkstrasse 5",
                 *       "website": "https://www.schmidt-maschinenbau.example",
                 *       "exhibits": "Five-axis milling machines",
                 *       "privacyAgreed": true,
                 *       "answers": {}
                 *     }
                 */
                "application/json": components["schemas"]["VisitorEnUpdate"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "registration": {
                     *           "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *           "number": "V27-7K2M-Q9XD",
                     *           "channel": "en",
                     *           "state": "confirmed",
                     *           "email": "anna.schmidt@example.com",
                     *           "firstName": "Anna",
                     *           "lastName": "Schmidt",
                     *           "jobTitle": "manager",
                     *           "department": "purchasing",
                     *           "company": "Schmidt Maschinenbau GmbH",
                     *           "country": "DE",
                     *           "city": "Stuttgart",
                     *           "mobileCountryCode": "+49",
                     *           "mobile": "151 2345 6789",
                     *           "privacyAgreed": true,
                     *           "formId": "visitor-en",
                     *           "formVersion": 3,
                     *           "answers": {},
                     *           "questionnaire": {
                     *             "formId": "questionnaire-en",
                     *             "formVersion": 3,
                     *             "answers": {
                     *               "purposes": [
                     *                 "1001",
                     *                 "1002"
                     *               ],
                     *               "products": [
                     *                 "1008",
                     *                 "1015"
                     *               ],
                     *               "business": "1026"
                     *             },
                     *             "submittedAt": "2026-03-01T02:04:00Z"
                     *           },
                     *           "amountDue": 0,
                     *           "qrContent": "V27-7K2M-Q9XD",
                     *           "createdAt": "2026-03-01T02:00:00Z",
                     *           "updatedAt": "2026-03-01T02:04:00Z"
                     *         },
                     *         "next": "result"
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["RegistrationSaved"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    visitorEnrollMeeting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "registrationId": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                 *       "meetingIds": [
                 *         "01HZX3K8Q4N6T2V9B7M5C1D0EG"
                 *       ],
                 *       "source": "newsletter-2026-02"
                 *     }
                 */
                "application/json": components["schemas"]["VisitorEnrol"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "enrolments": [
                     *           {
                     *             "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *             "meetingId": "01HZX3K8Q4N6T2V9B7M5C1D0EG",
                     *             "meetingTitle": "Additive manufacturing in practice",
                     *             "from": "2026-04-01T02:00:00Z",
                     *             "to": "2026-04-01T04:00:00Z",
                     *             "room": "Room B, first floor",
                     *             "name": "Anna Schmidt",
                     *             "company": "Schmidt Maschinenbau GmbH",
                     *             "contactMasked": "a***@example.com",
                     *             "state": "enrolled",
                     *             "waitingPosition": null,
                     *             "amountDue": 0,
                     *             "payBefore": null,
                     *             "signedInAt": null,
                     *             "qrContent": "M27-7K2M-Q9XD",
                     *             "createdAt": "2026-03-01T02:00:00Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["EnrolmentList"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    visitorExistMobile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Mobile number, masked in all logs.
                 * @example 13800138000
                 */
                mobile: components["parameters"]["Mobile"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "exists": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["Exists"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    visitorFindByCardNo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the registration.
                 * @example V27-7K2M-Q9XD
                 */
                no: components["schemas"]["RegistrationNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "number": "V27-7K2M-Q9XD",
                     *         "name": "王小明",
                     *         "company": "深圳市示例机械有限公司",
                     *         "channel": "zh",
                     *         "state": "confirmed",
                     *         "editionYear": 2026,
                     *         "qrContent": "V27-7K2M-Q9XD"
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["VisitorCard"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    visitorFindByMobile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Code from the text message.
                 * @example 482913
                 */
                code: components["parameters"]["SmsCode"];
                /**
                 * @description Mobile number, masked in all logs.
                 * @example 13800138000
                 */
                mobile: components["parameters"]["Mobile"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "access-token": components["headers"]["AccessToken"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "token-expire": components["headers"]["TokenExpire"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "exists": true,
                     *         "registration": {
                     *           "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *           "number": "V27-7K2M-Q9XD",
                     *           "channel": "zh",
                     *           "state": "confirmed",
                     *           "email": "wang@example.com",
                     *           "jobTitle": "manager",
                     *           "department": "purchasing",
                     *           "company": "深圳市示例机械有限公司",
                     *           "country": "CN",
                     *           "mobile": "13800138000",
                     *           "privacyAgreed": true,
                     *           "formId": "visitor-zh",
                     *           "formVersion": 3,
                     *           "answers": {},
                     *           "questionnaire": {
                     *             "formId": "questionnaire-zh",
                     *             "formVersion": 2,
                     *             "answers": {
                     *               "purposes": [
                     *                 "1001"
                     *               ],
                     *               "products": [
                     *                 "1008"
                     *               ],
                     *               "business": "1026"
                     *             },
                     *             "submittedAt": "2026-03-01T02:04:00Z"
                     *           },
                     *           "amountDue": 0,
                     *           "qrContent": "V27-7K2M-Q9XD",
                     *           "createdAt": "2026-03-01T02:00:00Z",
                     *           "updatedAt": "2026-03-01T02:04:00Z",
                     *           "name": "王小明",
                     *           "provinceId": "440000",
                     *           "cityId": "440300",
                     *           "documentKind": "idCard",
                     *           "documentMasked": "4403**********1234",
                     *           "under18": false
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["RegistrationFound"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    visitorFindMeeting: {
        parameters: {
            query?: {
                /**
                 * @description Id of the registration. The default is the registration of the ticket’s owner.
                 * @example 01HZX3K8Q4N6T2V9B7M5C1D0EF
                 */
                registrationId?: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description Used if X-Locale is absent.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Language of the response; overrides Accept-Language. A GET with side effects requires this header or Access-Token, because other sites cannot send either.
                 * @example en
                 */
                "X-Locale"?: components["parameters"]["XLocale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": [
                     *         {
                     *           "meeting": {
                     *             "id": "01HZX3K8Q4N6T2V9B7M5C1D0EG",
                     *             "title": "Additive manufacturing in practice",
                     *             "summary": "Six talks and a discussion.",
                     *             "themeId": "01HZX3K8Q4N6T2V9B7M5C1D0EH",
                     *             "themeName": "Future of making",
                     *             "date": "2026-04-01",
                     *             "from": "2026-04-01T02:00:00Z",
                     *             "to": "2026-04-01T04:00:00Z",
                     *             "hall": "13",
                     *             "room": "Room B, first floor",
                     *             "cover": {
                     *               "url": "/media/2026/hall-13.jpg",
                     *               "width": 1200,
                     *               "height": 800,
                     *               "alt": "Hall 13 at noon"
                     *             },
                     *             "price": 0,
                     *             "seats": {
                     *               "total": 200,
                     *               "taken": 148,
                     *               "left": 52,
                     *               "waiting": 0
                     *             },
                     *             "state": "open",
                     *             "spokenLanguages": [
                     *               "Chinese"
                     *             ],
                     *             "speakerNames": [
                     *               "Dr. Li Na"
                     *             ],
                     *             "isHot": true,
                     *             "lang": "en"
                     *           },
                     *           "enrolment": {
                     *             "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *             "meetingId": "01HZX3K8Q4N6T2V9B7M5C1D0EG",
                     *             "meetingTitle": "Additive manufacturing in practice",
                     *             "from": "2026-04-01T02:00:00Z",
                     *             "to": "2026-04-01T04:00:00Z",
                     *             "room": "Room B, first floor",
                     *             "name": "Anna Schmidt",
                     *             "company": "Schmidt Maschinenbau GmbH",
                     *             "contactMasked": "a***@example.com",
                     *             "state": "enrolled",
                     *             "waitingPosition": null,
                     *             "amountDue": 0,
                     *             "payBefore": null,
                     *             "signedInAt": null,
                     *             "qrContent": "M27-7K2M-Q9XD",
                     *             "createdAt": "2026-03-01T02:00:00Z"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["VisitorMeeting"][];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    visitorPartners: {
        parameters: {
            query?: {
                /**
                 * @description Id of the registration.
                 * @example 01HZX3K8Q4N6T2V9B7M5C1D0EF
                 */
                registrationId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": [
                     *         {
                     *           "id": "01HZX3K8Q4N6T2V9B7M5C1D0EG",
                     *           "registrationId": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *           "name": "李小红",
                     *           "mobile": "13900139000",
                     *           "company": "深圳市示例机械有限公司",
                     *           "state": "invited",
                     *           "invitedAt": "2026-03-01T02:10:00Z",
                     *           "createdAt": "2026-03-01T02:09:00Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["Partner"][];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    visitorFindVisit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "registration": {
                     *           "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *           "number": "V27-7K2M-Q9XD",
                     *           "channel": "en",
                     *           "state": "confirmed",
                     *           "email": "anna.schmidt@example.com",
                     *           "firstName": "Anna",
                     *           "lastName": "Schmidt",
                     *           "jobTitle": "manager",
                     *           "department": "purchasing",
                     *           "company": "Schmidt Maschinenbau GmbH",
                     *           "country": "DE",
                     *           "city": "Stuttgart",
                     *           "mobileCountryCode": "+49",
                     *           "mobile": "151 2345 6789",
                     *           "privacyAgreed": true,
                     *           "formId": "visitor-en",
                     *           "formVersion": 3,
                     *           "answers": {},
                     *           "questionnaire": {
                     *             "formId": "questionnaire-en",
                     *             "formVersion": 3,
                     *             "answers": {
                     *               "purposes": [
                     *                 "1001",
                     *                 "1002"
                     *               ],
                     *               "products": [
                     *                 "1008",
                     *                 "1015"
                     *               ],
                     *               "business": "1026"
                     *             },
                     *             "submittedAt": "2026-03-01T02:04:00Z"
                     *           },
                     *           "amountDue": 0,
                     *           "qrContent": "V27-7K2M-Q9XD",
                     *           "createdAt": "2026-03-01T02:00:00Z",
                     *           "updatedAt": "2026-03-01T02:04:00Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["RegistrationMine"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    visitorInsert: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "formId": "visitor-zh",
                 *       "formVersion": 3,
                 *       "name": "王小明",
                 *       "mobile": "13800138000",
                 *       "email": "wang@example.com",
                 *       "documentKind": "idCard",
                 *       "documentNumber": "440301199003071230",
                 *       "company": "深圳市示例机械有限公司",
                 *       "jobTitle": "manager",
                 *       "department": "purchasing",
                 *       "country": "CN",
                 *       "provinceId": "440000",
                 *       "cityId": "440300",
                 *       "areaId": "440306",
                 *       "address": "宝安区展城路1号",
                 *       "website": "https://www.example.cn",
                 *       "exhibits": "数控机床",
                 *       "privacyAgreed": true,
                 *       "redeemCode": "FREE2026",
                 *       "answers": {},
                 *       "source": "newsletter-2026-02"
                 *     }
                 */
                "application/json": components["schemas"]["VisitorInsert"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "access-token": components["headers"]["AccessToken"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "token-expire": components["headers"]["TokenExpire"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "registration": {
                     *           "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *           "number": null,
                     *           "channel": "zh",
                     *           "state": "submitted",
                     *           "email": "wang@example.com",
                     *           "jobTitle": "manager",
                     *           "department": "purchasing",
                     *           "company": "深圳市示例机械有限公司",
                     *           "country": "CN",
                     *           "mobile": "13800138000",
                     *           "privacyAgreed": true,
                     *           "formId": "visitor-zh",
                     *           "formVersion": 3,
                     *           "answers": {},
                     *           "questionnaire": null,
                     *           "amountDue": 0,
                     *           "qrContent": null,
                     *           "createdAt": "2026-03-01T02:00:00Z",
                     *           "updatedAt": "2026-03-01T02:00:00Z",
                     *           "name": "王小明",
                     *           "provinceId": "440000",
                     *           "cityId": "440300",
                     *           "documentKind": "idCard",
                     *           "documentMasked": "4403**********1234",
                     *           "under18": false
                     *         },
                     *         "next": "questionnaire"
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["RegistrationSaved"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    wxItesPre: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "registration": {
                     *           "year": 2025,
                     *           "name": "王小明",
                     *           "mobile": "13800138000",
                     *           "company": "深圳市示例机械有限公司",
                     *           "jobTitle": "manager",
                     *           "department": "purchasing",
                     *           "provinceId": "440000",
                     *           "cityId": "440300",
                     *           "address": "宝安区展城路1号"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["EarlierRegistrationFound"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    visitorLandingRegister: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "formId": "landing",
                 *       "formVersion": 2,
                 *       "landingType": "theme",
                 *       "landingId": "1",
                 *       "name": "王小明",
                 *       "mobile": "13800138000",
                 *       "email": "wang@example.com",
                 *       "documentKind": "idCard",
                 *       "documentNumber": "440301199003071230",
                 *       "company": "深圳市示例机械有限公司",
                 *       "jobTitle": "manager",
                 *       "department": "purchasing",
                 *       "country": "CN",
                 *       "provinceId": "440000",
                 *       "cityId": "440300",
                 *       "areaId": "440306",
                 *       "address": "宝安区展城路1号",
                 *       "website": "https://www.example.cn",
                 *       "exhibits": "数控机床",
                 *       "privacyAgreed": true,
                 *       "answers": {},
                 *       "source": "newsletter-2026-02"
                 *     }
                 */
                "application/json": components["schemas"]["LandingRegister"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "access-token": components["headers"]["AccessToken"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "token-expire": components["headers"]["TokenExpire"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "registration": {
                     *           "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *           "number": null,
                     *           "channel": "landing",
                     *           "state": "submitted",
                     *           "email": "wang@example.com",
                     *           "jobTitle": "manager",
                     *           "department": "purchasing",
                     *           "company": "深圳市示例机械有限公司",
                     *           "country": "CN",
                     *           "mobile": "13800138000",
                     *           "privacyAgreed": true,
                     *           "formId": "landing",
                     *           "formVersion": 2,
                     *           "answers": {},
                     *           "questionnaire": null,
                     *           "amountDue": 0,
                     *           "qrContent": null,
                     *           "createdAt": "2026-03-01T02:00:00Z",
                     *           "updatedAt": "2026-03-01T02:00:00Z",
                     *           "name": "王小明",
                     *           "provinceId": "440000",
                     *           "cityId": "440300",
                     *           "documentKind": "idCard",
                     *           "documentMasked": "4403**********1234",
                     *           "under18": false
                     *         },
                     *         "next": "questionnaire"
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["RegistrationSaved"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    visitorSubmitQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "registrationId": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                 *       "formId": "questionnaire-zh",
                 *       "formVersion": 2,
                 *       "answers": {
                 *         "purposes": [
                 *           "1001"
                 *         ],
                 *         "products": [
                 *           "1008"
                 *         ],
                 *         "business": "1026"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["QuestionnaireSubmit"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "registration": {
                     *           "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *           "number": "V27-7K2M-Q9XD",
                     *           "channel": "zh",
                     *           "state": "confirmed",
                     *           "email": "wang@example.com",
                     *           "jobTitle": "manager",
                     *           "department": "purchasing",
                     *           "company": "深圳市示例机械有限公司",
                     *           "country": "CN",
                     *           "mobile": "13800138000",
                     *           "privacyAgreed": true,
                     *           "formId": "visitor-zh",
                     *           "formVersion": 3,
                     *           "answers": {},
                     *           "questionnaire": {
                     *             "formId": "questionnaire-zh",
                     *             "formVersion": 2,
                     *             "answers": {
                     *               "purposes": [
                     *                 "1001"
                     *               ],
                     *               "products": [
                     *                 "1008"
                     *               ],
                     *               "business": "1026"
                     *             },
                     *             "submittedAt": "2026-03-01T02:04:00Z"
                     *           },
                     *           "amountDue": 0,
                     *           "qrContent": "V27-7K2M-Q9XD",
                     *           "createdAt": "2026-03-01T02:00:00Z",
                     *           "updatedAt": "2026-03-01T02:04:00Z",
                     *           "name": "王小明",
                     *           "provinceId": "440000",
                     *           "cityId": "440300",
                     *           "documentKind": "idCard",
                     *           "documentMasked": "4403**********1234",
                     *           "under18": false
                     *         },
                     *         "next": "result"
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["RegistrationSaved"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    visitorUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                 *       "formId": "visitor-zh",
                 *       "formVersion": 3,
                 *       "name": "王小明",
                 *       "mobile": "13800138000",
                 *       "email": "wang@example.com",
                 *       "documentKind": "idCard",
                 *       "documentNumber": "440301199003071230",
                 *       "company": "深圳市示例机械有限公司",
                 *       "jobTitle": "manager",
                 *       "department": "purchasing",
                 *       "country": "CN",
                 *       "provinceId": "440000",
                 *       "cityId": "440300",
                 *       "areaId": "440306",
                 *       "address": "宝安区展城路1号",
                 *       "website": "https://www.example.cn",
                 *       "exhibits": "数控机床",
                 *       "privacyAgreed": true,
                 *       "answers": {}
                 *     }
                 */
                "application/json": components["schemas"]["VisitorUpdate"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "registration": {
                     *           "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *           "number": "V27-7K2M-Q9XD",
                     *           "channel": "zh",
                     *           "state": "confirmed",
                     *           "email": "wang@example.com",
                     *           "jobTitle": "manager",
                     *           "department": "purchasing",
                     *           "company": "深圳市示例机械有限公司",
                     *           "country": "CN",
                     *           "mobile": "13800138000",
                     *           "privacyAgreed": true,
                     *           "formId": "visitor-zh",
                     *           "formVersion": 3,
                     *           "answers": {},
                     *           "questionnaire": {
                     *             "formId": "questionnaire-zh",
                     *             "formVersion": 2,
                     *             "answers": {
                     *               "purposes": [
                     *                 "1001"
                     *               ],
                     *               "products": [
                     *                 "1008"
                     *               ],
                     *               "business": "1026"
                     *             },
                     *             "submittedAt": "2026-03-01T02:04:00Z"
                     *           },
                     *           "amountDue": 0,
                     *           "qrContent": "V27-7K2M-Q9XD",
                     *           "createdAt": "2026-03-01T02:00:00Z",
                     *           "updatedAt": "2026-03-01T02:04:00Z",
                     *           "name": "王小明",
                     *           "provinceId": "440000",
                     *           "cityId": "440300",
                     *           "documentKind": "idCard",
                     *           "documentMasked": "4403**********1234",
                     *           "under18": false
                     *         },
                     *         "next": "result"
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["RegistrationSaved"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    configSeoByUrl: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Used if X-Locale is absent.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Language of the response; overrides Accept-Language. A GET with side effects requires this header or Access-Token, because other sites cannot send either.
                 * @example en
                 */
                "X-Locale"?: components["parameters"]["XLocale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "requestUrl": "/en/news"
                 *     }
                 */
                "application/json": components["schemas"]["SeoRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *         "title": "News | Industrial exhibition Shenzhen 2026",
                     *         "description": "News of the exhibition and its industries.",
                     *         "keywords": "machine tools, exhibition, Shenzhen"
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["SeoRecord"] | null;
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    advertDetails: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Used if X-Locale is absent.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Language of the response; overrides Accept-Language. A GET with side effects requires this header or Access-Token, because other sites cannot send either.
                 * @example en
                 */
                "X-Locale"?: components["parameters"]["XLocale"];
            };
            path: {
                /**
                 * @description Id of the type.
                 * @example outdoor
                 */
                id: components["schemas"]["TypeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": [
                     *         {
                     *           "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *           "typeId": "outdoor",
                     *           "title": "Flag at the north entrance",
                     *           "body": "<p>The hall plan is published.</p>",
                     *           "pictures": [
                     *             {
                     *               "url": "/media/2026/hall-13.jpg",
                     *               "width": 1200,
                     *               "height": 800,
                     *               "alt": "Hall 13 at noon"
                     *             }
                     *           ],
                     *           "size": "1.2 × 4 m",
                     *           "material": "Fabric",
                     *           "place": "North entrance",
                     *           "price": 350000,
                     *           "unit": "piece",
                     *           "quantity": 40,
                     *           "quantityLeft": 12,
                     *           "bookUntil": "2026-03-10T09:00:00Z",
                     *           "sort": 10,
                     *           "lang": "en"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["AdvertDetail"][];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    configAdvertDisplay: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Used if X-Locale is absent.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Language of the response; overrides Accept-Language. A GET with side effects requires this header or Access-Token, because other sites cannot send either.
                 * @example en
                 */
                "X-Locale"?: components["parameters"]["XLocale"];
            };
            path: {
                /**
                 * @description Id of the placement.
                 * @example home-top
                 */
                id: components["schemas"]["TypeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": [
                     *         {
                     *           "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *           "placeId": "home-top",
                     *           "title": "Five-axis machining live",
                     *           "advertiser": null,
                     *           "picture": {
                     *             "url": "/media/2026/hall-13.jpg",
                     *             "width": 1200,
                     *             "height": 800,
                     *             "alt": "Hall 13 at noon"
                     *           },
                     *           "mobilePicture": {
                     *             "url": "/media/2026/hall-13.jpg",
                     *             "width": 1200,
                     *             "height": 800,
                     *             "alt": "Hall 13 at noon"
                     *           },
                     *           "link": "/en/exhibitor-list",
                     *           "linkTarget": "_self",
                     *           "startsAt": "2026-02-01T00:00:00Z",
                     *           "endsAt": "2026-04-03T07:00:00Z",
                     *           "sort": 10
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["AdvertDisplay"][];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    advertByParent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Used if X-Locale is absent.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Language of the response; overrides Accept-Language. A GET with side effects requires this header or Access-Token, because other sites cannot send either.
                 * @example en
                 */
                "X-Locale"?: components["parameters"]["XLocale"];
            };
            path: {
                /**
                 * @description Id of the parent type.
                 * @example 0
                 */
                id: components["schemas"]["TypeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": [
                     *         {
                     *           "id": "outdoor",
                     *           "parentId": "0",
                     *           "name": "Outdoor advertising",
                     *           "summary": "Large areas before the halls.",
                     *           "picture": {
                     *             "url": "/media/2026/hall-13.jpg",
                     *             "width": 1200,
                     *             "height": 800,
                     *             "alt": "Hall 13 at noon"
                     *           },
                     *           "childCount": 4,
                     *           "detailCount": 12,
                     *           "sort": 10,
                     *           "lang": "en"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["AdvertType"][];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    advertTypes: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Used if X-Locale is absent.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Language of the response; overrides Accept-Language. A GET with side effects requires this header or Access-Token, because other sites cannot send either.
                 * @example en
                 */
                "X-Locale"?: components["parameters"]["XLocale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "parentId": "0",
                 *       "keyword": "outdoor"
                 *     }
                 */
                "application/json": components["schemas"]["AdvertTypeRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": [
                     *         {
                     *           "id": "outdoor",
                     *           "parentId": "0",
                     *           "name": "Outdoor advertising",
                     *           "summary": "Large areas before the halls.",
                     *           "picture": {
                     *             "url": "/media/2026/hall-13.jpg",
                     *             "width": 1200,
                     *             "height": 800,
                     *             "alt": "Hall 13 at noon"
                     *           },
                     *           "childCount": 4,
                     *           "detailCount": 12,
                     *           "sort": 10,
                     *           "lang": "en"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["AdvertType"][];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    exhibitorBoothReserve: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "formId": "booth-zh",
                 *       "formVersion": 5,
                 *       "contactPerson": "王小明",
                 *       "company": "深圳市示例机械有限公司",
                 *       "mobile": "13800138000",
                 *       "email": "wang@example.com",
                 *       "website": "https://www.example.cn",
                 *       "plannedExhibits": "五轴加工中心",
                 *       "preferredPavilion": "theme1",
                 *       "boothKind": "standard",
                 *       "standardBooths": 2,
                 *       "privacyAgreed": true,
                 *       "answers": {},
                 *       "source": "newsletter-2026-02"
                 *     }
                 */
                "application/json": components["schemas"]["BoothReserve"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *         "number": "B27-EB61-YD6V",
                     *         "state": "submitted",
                     *         "contactPerson": "王小明",
                     *         "company": "深圳市示例机械有限公司",
                     *         "plannedExhibits": "五轴加工中心",
                     *         "preferredPavilion": "theme1",
                     *         "boothKind": "standard",
                     *         "standardBooths": 2,
                     *         "rawArea": null,
                     *         "createdAt": "2026-03-01T02:00:00Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["BoothReservation"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    visitorEnBoothReserve: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "formId": "booth-en",
                 *       "formVersion": 5,
                 *       "contactPerson": "Anna Schmidt",
                 *       "company": "Schmidt Maschinenbau GmbH",
                 *       "email": "anna.schmidt@example.com",
                 *       "country": "DE",
                 *       "mobileCountryCode": "+49",
                 *       "mobile": "151 2345 6789",
                 *       "website": "https://www.schmidt-maschinenbau.example",
                 *       "plannedExhibits": "Five-axis milling machines",
                 *       "preferredPavilion": "theme1",
                 *       "boothKind": "standard",
                 *       "standardBooths": 2,
                 *       "privacyAgreed": true,
                 *       "answers": {},
                 *       "source": "newsletter-2026-02"
                 *     }
                 */
                "application/json": components["schemas"]["BoothReserveEn"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *         "number": "B27-EB61-YD6V",
                     *         "state": "submitted",
                     *         "contactPerson": "Anna Schmidt",
                     *         "company": "Schmidt Maschinenbau GmbH",
                     *         "plannedExhibits": "Five-axis milling machines",
                     *         "preferredPavilion": "theme1",
                     *         "boothKind": "standard",
                     *         "standardBooths": 2,
                     *         "rawArea": null,
                     *         "createdAt": "2026-03-01T02:00:00Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["BoothReservation"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    configPageByRoute: {
        parameters: {
            query: {
                /**
                 * @description Route of the page, without language.
                 * @example /page/trip
                 */
                routeUrl: string;
            };
            header?: {
                /**
                 * @description Used if X-Locale is absent.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Language of the response; overrides Accept-Language. A GET with side effects requires this header or Access-Token, because other sites cannot send either.
                 * @example en
                 */
                "X-Locale"?: components["parameters"]["XLocale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *         "routeUrl": "/page/trip",
                     *         "title": "Your trip",
                     *         "description": "How to reach the exhibition.",
                     *         "layout": "default",
                     *         "tone": "haze",
                     *         "picture": null,
                     *         "edition": null,
                     *         "blocks": [
                     *           {
                     *             "kind": "text",
                     *             "title": "How to get there",
                     *             "html": "<p>Line 20 stops at the exhibition centre.</p>"
                     *           }
                     *         ],
                     *         "updatedAt": "2026-01-20T02:00:00Z",
                     *         "publishedFrom": "2026-01-05T01:00:00Z",
                     *         "publishedUntil": null,
                     *         "lang": "en",
                     *         "languages": [
                     *           "en"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["PageConfig"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadList: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Used if X-Locale is absent.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Language of the response; overrides Accept-Language. A GET with side effects requires this header or Access-Token, because other sites cannot send either.
                 * @example en
                 */
                "X-Locale"?: components["parameters"]["XLocale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "audience": "visitor",
                 *       "typeId": "guides",
                 *       "keyword": "guide"
                 *     }
                 */
                "application/json": components["schemas"]["DownloadListRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": [
                     *         {
                     *           "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *           "title": "Visitor guide",
                     *           "summary": "Halls, dates, ways to the venue.",
                     *           "typeId": "guides",
                     *           "typeName": "Guides",
                     *           "fileName": "visitor-guide.pdf",
                     *           "contentType": "application/pdf",
                     *           "size": 2048000,
                     *           "updatedAt": "2026-02-10T02:00:00Z",
                     *           "downloads": 640,
                     *           "needsLog": false,
                     *           "url": "/media/files/visitor-guide.en.pdf?v=0123456789ab",
                     *           "lang": "en"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["DownloadItem"][];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadUrl: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Used if X-Locale is absent.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Language of the response; overrides Accept-Language. A GET with side effects requires this header or Access-Token, because other sites cannot send either.
                 * @example en
                 */
                "X-Locale"?: components["parameters"]["XLocale"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 01HZX3K8Q4N6T2V9B7M5C1D0EF
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *         "url": "/media/files/visitor-guide.pdf",
                     *         "fileName": "visitor-guide.pdf",
                     *         "contentType": "application/pdf",
                     *         "size": 2048000,
                     *         "expiresAt": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["DownloadUrl"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadLog: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "downloadId": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                 *       "name": "Anna Schmidt",
                 *       "company": "Schmidt Maschinenbau GmbH",
                 *       "email": "anna.schmidt@example.com",
                 *       "mobile": "+49 151 2345 6789",
                 *       "source": "newsletter-2026-02"
                 *     }
                 */
                "application/json": components["schemas"]["DownloadLogRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "id": "01HZX3K8Q4N6T2V9B7M5C1D0EH",
                     *         "number": "D27-EB61-YD6V",
                     *         "downloadId": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *         "createdAt": "2026-03-01T02:00:00Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["DownloadLogged"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadTypes: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Used if X-Locale is absent.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Language of the response; overrides Accept-Language. A GET with side effects requires this header or Access-Token, because other sites cannot send either.
                 * @example en
                 */
                "X-Locale"?: components["parameters"]["XLocale"];
            };
            path: {
                /**
                 * @description Id of the parent type.
                 * @example 0
                 */
                id: components["schemas"]["TypeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": [
                     *         {
                     *           "id": "guides",
                     *           "parentId": "0",
                     *           "audience": "visitor",
                     *           "name": "Guides",
                     *           "count": 8,
                     *           "sort": 10
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["DownloadType"][];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    exhibitorMyRegist: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "invitationCode": "INV-8F3K2M",
                 *       "mobile": "13800138000"
                 *     }
                 */
                "application/json": components["schemas"]["InvitationQuery"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "invitation": {
                     *           "code": "INV-8F3K2M",
                     *           "exhibitorId": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *           "exhibitorName": "Schmidt Maschinenbau GmbH",
                     *           "booths": [
                     *             {
                     *               "number": "2-A01",
                     *               "hall": "2",
                     *               "kind": "standard",
                     *               "area": 36
                     *             }
                     *           ],
                     *           "validUntil": "2026-04-03T07:00:00Z"
                     *         },
                     *         "exists": false,
                     *         "registration": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["InvitationRegistration"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    exhibitorRegist: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "formId": "invitation",
                 *       "formVersion": 3,
                 *       "invitationCode": "INV-8F3K2M",
                 *       "name": "王小明",
                 *       "mobile": "13800138000",
                 *       "email": "wang@example.com",
                 *       "documentKind": "idCard",
                 *       "documentNumber": "440301199003071230",
                 *       "company": "深圳市示例机械有限公司",
                 *       "jobTitle": "manager",
                 *       "department": "purchasing",
                 *       "country": "CN",
                 *       "provinceId": "440000",
                 *       "cityId": "440300",
                 *       "areaId": "440306",
                 *       "address": "宝安区展城路1号",
                 *       "website": "https://www.example.cn",
                 *       "exhibits": "数控机床",
                 *       "privacyAgreed": true,
                 *       "answers": {},
                 *       "source": "newsletter-2026-02"
                 *     }
                 */
                "application/json": components["schemas"]["InvitationRegister"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "access-token": components["headers"]["AccessToken"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "token-expire": components["headers"]["TokenExpire"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "registration": {
                     *           "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *           "number": "V27-7K2M-Q9XD",
                     *           "channel": "exhibitor",
                     *           "state": "confirmed",
                     *           "email": "wang@example.com",
                     *           "jobTitle": "manager",
                     *           "department": "purchasing",
                     *           "company": "深圳市示例机械有限公司",
                     *           "country": "CN",
                     *           "mobile": "13800138000",
                     *           "privacyAgreed": true,
                     *           "formId": "invitation",
                     *           "formVersion": 3,
                     *           "answers": {},
                     *           "questionnaire": null,
                     *           "amountDue": 0,
                     *           "qrContent": "V27-7K2M-Q9XD",
                     *           "createdAt": "2026-03-01T02:00:00Z",
                     *           "updatedAt": "2026-03-01T02:04:00Z",
                     *           "name": "王小明",
                     *           "provinceId": "440000",
                     *           "cityId": "440300",
                     *           "documentKind": "idCard",
                     *           "documentMasked": "4403**********1234",
                     *           "under18": false
                     *         },
                     *         "next": "result"
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["RegistrationSaved"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    exhibitorSmsCodeValid: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "mobile": "13800138000"
                 *     }
                 */
                "application/json": components["schemas"]["InvitationSms"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "state": "sent",
                     *         "resendAfter": 60,
                     *         "expiresIn": 600,
                     *         "proofExpiresAt": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["InvitationSmsResult"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    configHome: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Used if X-Locale is absent.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Language of the response; overrides Accept-Language. A GET with side effects requires this header or Access-Token, because other sites cannot send either.
                 * @example en
                 */
                "X-Locale"?: components["parameters"]["XLocale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "hero": {
                     *           "title": "Shenzhen International Industrial Manufacturing Technology Exhibition",
                     *           "titleLines": [
                     *             "Shenzhen International",
                     *             "Industrial Manufacturing",
                     *             "Technology Exhibition"
                     *           ],
                     *           "text": "Nine exhibition halls and demonstration hall 2, five exhibitions, one complete chain of manufacturing.",
                     *           "picture": {
                     *             "url": "/art/gears/4/401.svg?w=640&h=360",
                     *             "width": 640,
                     *             "height": 360,
                     *             "alt": "Three meshing gears"
                     *           },
                     *           "toolpath": {
                     *             "url": "/art/toolpath/0/27.svg?w=960&h=744",
                     *             "width": 960,
                     *             "height": 744,
                     *             "alt": ""
                     *           },
                     *           "actions": [
                     *             {
                     *               "name": "Register to visit",
                     *               "url": "/en/audience/registration",
                     *               "target": "_self"
                     *             }
                     *           ],
                     *           "figures": [
                     *             {
                     *               "name": "Exhibitors",
                     *               "value": 600,
                     *               "link": "/en/exhibitor-list"
                     *             }
                     *           ],
                     *           "notices": [
                     *             {
                     *               "phase": "open",
                     *               "text": "Free of charge from abroad."
                     *             }
                     *           ]
                     *         },
                     *         "themes": {
                     *           "title": "Five exhibitions",
                     *           "text": "From raw stock to a finished device.",
                     *           "link": null,
                     *           "items": [
                     *             {
                     *               "id": 1,
                     *               "name": "Metal cutting machine tools",
                     *               "englishName": "Metal cutting machine tools",
                     *               "colour": "#C1121F",
                     *               "halls": [
                     *                 "9",
                     *                 "11",
                     *                 "13"
                     *               ],
                     *               "picture": {
                     *                 "url": "/art/gears/4/401.svg?w=640&h=360",
                     *                 "width": 640,
                     *                 "height": 360,
                     *                 "alt": "Three meshing gears"
                     *               },
                     *               "link": "/en/theme/1"
                     *             }
                     *           ]
                     *         },
                     *         "premieres": {
                     *           "title": "Premieres",
                     *           "text": null,
                     *           "link": {
                     *             "name": "All premieres",
                     *             "url": "/en/products?new=1",
                     *             "target": "_self"
                     *           },
                     *           "items": [
                     *             {
                     *               "id": "1PDXEWXH6J7EZBD4DTT6T77P4H",
                     *               "name": "LC27 laser blanking line",
                     *               "exhibitorName": "Yaogui Laser",
                     *               "themeId": 2,
                     *               "booth": "12-D08",
                     *               "parameter": {
                     *                 "key": "laserPower",
                     *                 "name": "Laser power",
                     *                 "value": "12 kW",
                     *                 "number": 12,
                     *                 "unit": "kW",
                     *                 "better": "higher"
                     *               },
                     *               "picture": {
                     *                 "url": "/art/gears/4/401.svg?w=640&h=360",
                     *                 "width": 640,
                     *                 "height": 360,
                     *                 "alt": "Three meshing gears"
                     *               },
                     *               "link": "/en/products/details/1PDXEWXH6J7EZBD4DTT6T77P4H",
                     *               "lang": "en"
                     *             }
                     *           ]
                     *         },
                     *         "conference": {
                     *           "title": "Conference",
                     *           "text": null,
                     *           "link": {
                     *             "name": "Full programme",
                     *             "url": "/en/meeting",
                     *             "target": "_self"
                     *           },
                     *           "items": [
                     *             {
                     *               "id": "opening",
                     *               "date": "2026-03-31",
                     *               "from": "09:30",
                     *               "to": "11:30",
                     *               "title": "Opening and main forum",
                     *               "room": "Entrance hall, main stage",
                     *               "hall": null,
                     *               "themeId": 1,
                     *               "link": "/en/meeting"
                     *             }
                     *           ],
                     *           "now": [],
                     *           "next": []
                     *         },
                     *         "news": {
                     *           "title": "News",
                     *           "text": null,
                     *           "link": {
                     *             "name": "All news",
                     *             "url": "/en/news",
                     *             "target": "_self"
                     *           }
                     *         },
                     *         "videos": {
                     *           "title": "Videos",
                     *           "text": null,
                     *           "link": null,
                     *           "items": [
                     *             {
                     *               "id": "toolpath",
                     *               "title": "How a toolpath is born",
                     *               "text": "From a mesh of triangles to a surface of 0.8 µm",
                     *               "duration": "03:42",
                     *               "picture": {
                     *                 "url": "/art/gears/4/401.svg?w=640&h=360",
                     *                 "width": 640,
                     *                 "height": 360,
                     *                 "alt": "Three meshing gears"
                     *               },
                     *               "link": "/en/video"
                     *             }
                     *           ]
                     *         },
                     *         "photos": {
                     *           "title": "Photographs",
                     *           "text": null,
                     *           "link": null,
                     *           "items": [
                     *             {
                     *               "id": "drives",
                     *               "title": "Hall 15, drives",
                     *               "picture": {
                     *                 "url": "/art/gears/4/401.svg?w=640&h=360",
                     *                 "width": 640,
                     *                 "height": 360,
                     *                 "alt": "Three meshing gears"
                     *               },
                     *               "link": "/en/image"
                     *             }
                     *           ]
                     *         },
                     *         "exhibitors": {
                     *           "title": "Selected exhibitors",
                     *           "text": "The list is renewed every week.",
                     *           "link": {
                     *             "name": "Exhibitor list",
                     *             "url": "/en/exhibitor-list",
                     *             "target": "_self"
                     *           },
                     *           "items": [
                     *             {
                     *               "id": "hengzhun",
                     *               "name": "Hengzhun Precision",
                     *               "englishName": "Hengzhun Precision",
                     *               "themeId": 1,
                     *               "booth": "9-A12",
                     *               "mark": {
                     *                 "url": "/art/gears/4/401.svg?w=640&h=360",
                     *                 "width": 640,
                     *                 "height": 360,
                     *                 "alt": "Three meshing gears"
                     *               },
                     *               "link": "/en/exhibitor-list"
                     *             }
                     *           ]
                     *         },
                     *         "mediaCoverage": {
                     *           "title": "Media coverage",
                     *           "text": null,
                     *           "link": null,
                     *           "items": [
                     *             {
                     *               "id": "quote-1",
                     *               "date": "2026-01-15",
                     *               "quote": "At the booths people speak of delivery dates and yield.",
                     *               "source": "Shop Floor Weekly"
                     *             }
                     *           ]
                     *         },
                     *         "partners": {
                     *           "title": "Partners",
                     *           "text": null,
                     *           "link": null,
                     *           "items": [
                     *             {
                     *               "id": "bay-machine-tools",
                     *               "name": "Bay Area Machine Tool Association",
                     *               "mark": {
                     *                 "url": "/art/gears/4/401.svg?w=640&h=360",
                     *                 "width": 640,
                     *                 "height": 360,
                     *                 "alt": "Three meshing gears"
                     *               },
                     *               "link": "/en/exhibition/support-units"
                     *             }
                     *           ]
                     *         },
                     *         "concurrent": {
                     *           "title": "Concurrent exhibitions",
                     *           "text": null,
                     *           "link": null,
                     *           "items": [
                     *             {
                     *               "id": "additive",
                     *               "title": "Additive Manufacturing and Powder Metallurgy",
                     *               "text": "Hall 16, from design to finishing",
                     *               "hall": "16",
                     *               "themeId": 5,
                     *               "picture": {
                     *                 "url": "/art/gears/4/401.svg?w=640&h=360",
                     *                 "width": 640,
                     *                 "height": 360,
                     *                 "alt": "Three meshing gears"
                     *               },
                     *               "link": "/en/theme/3"
                     *             }
                     *           ]
                     *         },
                     *         "quickAccess": {
                     *           "title": "Quick access",
                     *           "text": null,
                     *           "link": null,
                     *           "items": [
                     *             {
                     *               "id": "hall-plan",
                     *               "icon": "map",
                     *               "title": "Hall plan",
                     *               "text": "Booths and the way",
                     *               "link": "/en/exhibition/hall-plan"
                     *             }
                     *           ]
                     *         },
                     *         "takePart": {
                     *           "title": "Take part",
                     *           "text": null,
                     *           "link": null,
                     *           "items": [
                     *             {
                     *               "id": "visit",
                     *               "title": "Register free of charge",
                     *               "text": "Until 30 March 2026, 09:00.",
                     *               "actions": [
                     *                 {
                     *                   "name": "Register to visit",
                     *                   "url": "/en/audience/registration",
                     *                   "target": "_self"
                     *                 }
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["Home"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    mediaImages: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Used if X-Locale is absent.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Language of the response; overrides Accept-Language. A GET with side effects requires this header or Access-Token, because other sites cannot send either.
                 * @example en
                 */
                "X-Locale"?: components["parameters"]["XLocale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "current": 1,
                 *       "size": 20,
                 *       "typeId": "halls",
                 *       "year": 2026,
                 *       "keyword": "hall"
                 *     }
                 */
                "application/json": components["schemas"]["ImagePageRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "records": [
                     *           {
                     *             "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *             "title": "Opening ceremony",
                     *             "typeId": "halls",
                     *             "typeName": "Halls",
                     *             "picture": {
                     *               "url": "/media/2026/hall-13.jpg",
                     *               "width": 1200,
                     *               "height": 800,
                     *               "alt": "Hall 13 at noon"
                     *             },
                     *             "thumbnail": {
                     *               "url": "/media/2026/hall-13.jpg",
                     *               "width": 1200,
                     *               "height": 800,
                     *               "alt": "Hall 13 at noon"
                     *             },
                     *             "takenAt": "2025-03-26T01:00:00Z",
                     *             "lang": "en"
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "size": 20,
                     *         "current": 1,
                     *         "pages": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["ImagePage"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    landingHome: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Used if X-Locale is absent.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Language of the response; overrides Accept-Language. A GET with side effects requires this header or Access-Token, because other sites cannot send either.
                 * @example en
                 */
                "X-Locale"?: components["parameters"]["XLocale"];
            };
            path: {
                /**
                 * @description Name of the landing page within its kind.
                 * @example 1
                 */
                id: components["schemas"]["TypeId"];
                /**
                 * @description Kind of the landing page.
                 * @example theme
                 */
                type: components["schemas"]["TypeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "type": "theme",
                     *         "id": "1",
                     *         "title": "Metal cutting machine tools",
                     *         "description": "See the machines of 2026.",
                     *         "layout": "en",
                     *         "themeId": 1,
                     *         "colour": "#0B5FA5",
                     *         "banners": [
                     *           {
                     *             "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *             "title": "27th edition: 31 March to 3 April 2026",
                     *             "subtitle": "Shenzhen",
                     *             "picture": {
                     *               "url": "/media/2026/hall-13.jpg",
                     *               "width": 1200,
                     *               "height": 800,
                     *               "alt": "Hall 13 at noon"
                     *             },
                     *             "mobilePicture": {
                     *               "url": "/media/2026/hall-13.jpg",
                     *               "width": 1200,
                     *               "height": 800,
                     *               "alt": "Hall 13 at noon"
                     *             },
                     *             "link": "/en/audience/registration",
                     *             "linkTarget": "_self"
                     *           }
                     *         ],
                     *         "figures": [
                     *           {
                     *             "name": "Exhibition area",
                     *             "value": 200000,
                     *             "unit": "m²"
                     *           }
                     *         ],
                     *         "blocks": [
                     *           {
                     *             "kind": "text",
                     *             "title": "How to get there",
                     *             "html": "<p>Line 20 stops at the exhibition centre.</p>"
                     *           }
                     *         ],
                     *         "form": {
                     *           "formId": "landing",
                     *           "formVersion": 2
                     *         },
                     *         "lang": "en",
                     *         "languages": [
                     *           "en"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["LandingHome"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    meetingBanners: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Used if X-Locale is absent.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Language of the response; overrides Accept-Language. A GET with side effects requires this header or Access-Token, because other sites cannot send either.
                 * @example en
                 */
                "X-Locale"?: components["parameters"]["XLocale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "current": 1,
                 *       "size": 20
                 *     }
                 */
                "application/json": components["schemas"]["MeetingBannerRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "records": [
                     *           {
                     *             "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *             "title": "27th edition: 31 March to 3 April 2026",
                     *             "subtitle": "Shenzhen",
                     *             "picture": {
                     *               "url": "/media/2026/hall-13.jpg",
                     *               "width": 1200,
                     *               "height": 800,
                     *               "alt": "Hall 13 at noon"
                     *             },
                     *             "mobilePicture": {
                     *               "url": "/media/2026/hall-13.jpg",
                     *               "width": 1200,
                     *               "height": 800,
                     *               "alt": "Hall 13 at noon"
                     *             },
                     *             "link": "/en/audience/registration",
                     *             "linkTarget": "_self"
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "size": 20,
                     *         "current": 1,
                     *         "pages": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["MeetingBannerPage"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    meetingDynamics: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Used if X-Locale is absent.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Language of the response; overrides Accept-Language. A GET with side effects requires this header or Access-Token, because other sites cannot send either.
                 * @example en
                 */
                "X-Locale"?: components["parameters"]["XLocale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "current": 1,
                 *       "size": 20,
                 *       "meetingId": "01HZX3K8Q4N6T2V9B7M5C1D0EG",
                 *       "themeId": "01HZX3K8Q4N6T2V9B7M5C1D0EH"
                 *     }
                 */
                "application/json": components["schemas"]["MeetingDynamicRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "records": [
                     *           {
                     *             "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *             "title": "Second keynote announced",
                     *             "summary": "The programme is complete.",
                     *             "url": "/en/news/details/01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *             "cover": {
                     *               "url": "/media/2026/hall-13.jpg",
                     *               "width": 1200,
                     *               "height": 800,
                     *               "alt": "Hall 13 at noon"
                     *             },
                     *             "meetingId": "01HZX3K8Q4N6T2V9B7M5C1D0EG",
                     *             "publishedAt": "2026-02-20T01:30:00Z",
                     *             "lang": "en"
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "size": 20,
                     *         "current": 1,
                     *         "pages": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["MeetingDynamicPage"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    meetingEnrollBatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "formId": "meeting-enrol",
                 *       "formVersion": 2,
                 *       "meetingIds": [
                 *         "01HZX3K8Q4N6T2V9B7M5C1D0EG"
                 *       ],
                 *       "name": "Anna Schmidt",
                 *       "mobile": "13800138000",
                 *       "email": "anna.schmidt@example.com",
                 *       "company": "Schmidt Maschinenbau GmbH",
                 *       "jobTitle": "manager",
                 *       "privacyAgreed": true,
                 *       "answers": {},
                 *       "source": "newsletter-2026-02"
                 *     }
                 */
                "application/json": components["schemas"]["MeetingEnrolBatch"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "access-token": components["headers"]["AccessToken"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "token-expire": components["headers"]["TokenExpire"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "enrolments": [
                     *           {
                     *             "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *             "meetingId": "01HZX3K8Q4N6T2V9B7M5C1D0EG",
                     *             "meetingTitle": "Additive manufacturing in practice",
                     *             "from": "2026-04-01T02:00:00Z",
                     *             "to": "2026-04-01T04:00:00Z",
                     *             "room": "Room B, first floor",
                     *             "name": "Anna Schmidt",
                     *             "company": "Schmidt Maschinenbau GmbH",
                     *             "contactMasked": "a***@example.com",
                     *             "state": "enrolled",
                     *             "waitingPosition": null,
                     *             "amountDue": 0,
                     *             "payBefore": null,
                     *             "signedInAt": null,
                     *             "qrContent": "M27-7K2M-Q9XD",
                     *             "createdAt": "2026-03-01T02:00:00Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["EnrolmentList"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    meetingEnrollByMobile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Mobile number, masked in all logs.
                 * @example 13800138000
                 */
                mobile: components["parameters"]["Mobile"];
                /**
                 * @description Code from the text message.
                 * @example 482913
                 */
                smsCode: components["schemas"]["SmsCode"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "meetingId": "01HZX3K8Q4N6T2V9B7M5C1D0EG",
                 *       "source": "newsletter-2026-02"
                 *     }
                 */
                "application/json": components["schemas"]["EnrolByMobileRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "access-token": components["headers"]["AccessToken"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "token-expire": components["headers"]["TokenExpire"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "exists": true,
                     *         "enrolment": {
                     *           "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *           "meetingId": "01HZX3K8Q4N6T2V9B7M5C1D0EG",
                     *           "meetingTitle": "Additive manufacturing in practice",
                     *           "from": "2026-04-01T02:00:00Z",
                     *           "to": "2026-04-01T04:00:00Z",
                     *           "room": "Room B, first floor",
                     *           "name": "Anna Schmidt",
                     *           "company": "Schmidt Maschinenbau GmbH",
                     *           "contactMasked": "a***@example.com",
                     *           "state": "enrolled",
                     *           "waitingPosition": null,
                     *           "amountDue": 0,
                     *           "payBefore": null,
                     *           "signedInAt": null,
                     *           "qrContent": "M27-7K2M-Q9XD",
                     *           "createdAt": "2026-03-01T02:00:00Z"
                     *         },
                     *         "person": {
                     *           "name": "王小明",
                     *           "company": "深圳市示例机械有限公司",
                     *           "jobTitle": "经理",
                     *           "email": "wang@example.com"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["EnrolmentFound"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    meetingCharged: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "meetingId": "01HZX3K8Q4N6T2V9B7M5C1D0EG"
                 *     }
                 */
                "application/json": components["schemas"]["ChargedRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": [
                     *         {
                     *           "enrolment": {
                     *             "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *             "meetingId": "01HZX3K8Q4N6T2V9B7M5C1D0EG",
                     *             "meetingTitle": "Additive manufacturing in practice",
                     *             "from": "2026-04-01T02:00:00Z",
                     *             "to": "2026-04-01T04:00:00Z",
                     *             "room": "Room B, first floor",
                     *             "name": "Anna Schmidt",
                     *             "company": "Schmidt Maschinenbau GmbH",
                     *             "contactMasked": "a***@example.com",
                     *             "state": "enrolled",
                     *             "waitingPosition": null,
                     *             "amountDue": 0,
                     *             "payBefore": null,
                     *             "signedInAt": null,
                     *             "qrContent": "M27-7K2M-Q9XD",
                     *             "createdAt": "2026-03-01T02:00:00Z"
                     *           },
                     *           "payment": {
                     *             "id": "01HZX3K8Q4N6T2V9B7M5C1D0EH",
                     *             "state": "pending",
                     *             "amount": 5000,
                     *             "currency": "CNY",
                     *             "method": "jsapi",
                     *             "expiresAt": "2026-03-01T02:30:00Z",
                     *             "paidAt": null,
                     *             "jsapi": {
                     *               "appId": "wx0123456789abcdef",
                     *               "timeStamp": "1772330400",
                     *               "nonceStr": "5K8264ILTKCH16CQ2502SI8ZNMTM67VS",
                     *               "package": "prepay_id=wx201410272009395522657a690389285100",
                     *               "signType": "RSA",
                     *               "paySign": "oR9d8PuhnIc+YZ8cBHFCwfgpaK9gd7va"
                     *             },
                     *             "native": null,
                     *             "h5": null
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["ChargedEnrolment"][];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    meetingOtherEnrolls: {
        parameters: {
            query?: {
                /**
                 * @description Mobile number, masked in all logs.
                 * @example 13800138000
                 */
                mobile?: components["schemas"]["Mobile"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": [
                     *         {
                     *           "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *           "meetingId": "01HZX3K8Q4N6T2V9B7M5C1D0EG",
                     *           "meetingTitle": "Additive manufacturing in practice",
                     *           "from": "2026-04-01T02:00:00Z",
                     *           "to": "2026-04-01T04:00:00Z",
                     *           "room": "Room B, first floor",
                     *           "name": "Anna Schmidt",
                     *           "company": "Schmidt Maschinenbau GmbH",
                     *           "contactMasked": "a***@example.com",
                     *           "state": "enrolled",
                     *           "waitingPosition": null,
                     *           "amountDue": 0,
                     *           "payBefore": null,
                     *           "signedInAt": null,
                     *           "qrContent": "M27-7K2M-Q9XD",
                     *           "createdAt": "2026-03-01T02:00:00Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["Enrolment"][];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    meetingEnrollsOf: {
        parameters: {
            query: {
                /**
                 * @description Page number. The default is the first page.
                 * @example 1
                 */
                current?: number;
                /**
                 * @description Id of the meeting.
                 * @example 01HZX3K8Q4N6T2V9B7M5C1D0EG
                 */
                meetingId: components["schemas"]["Id"];
                /**
                 * @description Number of enrolments per page. A page with fewer is the last one.
                 * @example 500
                 */
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": [
                     *         {
                     *           "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *           "meetingId": "01HZX3K8Q4N6T2V9B7M5C1D0EG",
                     *           "meetingTitle": "Additive manufacturing in practice",
                     *           "from": "2026-04-01T02:00:00Z",
                     *           "to": "2026-04-01T04:00:00Z",
                     *           "room": "Room B, first floor",
                     *           "name": "Anna Schmidt",
                     *           "company": "Schmidt Maschinenbau GmbH",
                     *           "contactMasked": "a***@example.com",
                     *           "state": "enrolled",
                     *           "waitingPosition": null,
                     *           "amountDue": 0,
                     *           "payBefore": null,
                     *           "signedInAt": null,
                     *           "qrContent": "M27-7K2M-Q9XD",
                     *           "createdAt": "2026-03-01T02:00:00Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["Enrolment"][];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    meetingEnroll: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "formId": "meeting-enrol",
                 *       "formVersion": 2,
                 *       "meetingId": "01HZX3K8Q4N6T2V9B7M5C1D0EG",
                 *       "name": "Anna Schmidt",
                 *       "mobile": "13800138000",
                 *       "email": "anna.schmidt@example.com",
                 *       "company": "Schmidt Maschinenbau GmbH",
                 *       "jobTitle": "manager",
                 *       "privacyAgreed": true,
                 *       "answers": {},
                 *       "source": "newsletter-2026-02"
                 *     }
                 */
                "application/json": components["schemas"]["MeetingEnrol"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "access-token": components["headers"]["AccessToken"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "token-expire": components["headers"]["TokenExpire"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "enrolment": {
                     *           "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *           "meetingId": "01HZX3K8Q4N6T2V9B7M5C1D0EG",
                     *           "meetingTitle": "Additive manufacturing in practice",
                     *           "from": "2026-04-01T02:00:00Z",
                     *           "to": "2026-04-01T04:00:00Z",
                     *           "room": "Room B, first floor",
                     *           "name": "Anna Schmidt",
                     *           "company": "Schmidt Maschinenbau GmbH",
                     *           "contactMasked": "a***@example.com",
                     *           "state": "enrolled",
                     *           "waitingPosition": null,
                     *           "amountDue": 0,
                     *           "payBefore": null,
                     *           "signedInAt": null,
                     *           "qrContent": "M27-7K2M-Q9XD",
                     *           "createdAt": "2026-03-01T02:00:00Z"
                     *         },
                     *         "next": "result"
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["MeetingEnrolled"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    meetingEnrollNoStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "meetingId": "01HZX3K8Q4N6T2V9B7M5C1D0EG",
                 *       "name": "Anna Schmidt",
                 *       "mobile": "13800138000",
                 *       "email": "anna.schmidt@example.com",
                 *       "company": "Schmidt Maschinenbau GmbH",
                 *       "jobTitle": "manager",
                 *       "privacyAgreed": true,
                 *       "source": "newsletter-2026-02"
                 *     }
                 */
                "application/json": components["schemas"]["MeetingWalkIn"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *         "meetingId": "01HZX3K8Q4N6T2V9B7M5C1D0EG",
                     *         "meetingTitle": "Additive manufacturing in practice",
                     *         "from": "2026-04-01T02:00:00Z",
                     *         "to": "2026-04-01T04:00:00Z",
                     *         "room": "Room B, first floor",
                     *         "name": "Anna Schmidt",
                     *         "company": "Schmidt Maschinenbau GmbH",
                     *         "contactMasked": "a***@example.com",
                     *         "state": "enrolled",
                     *         "waitingPosition": null,
                     *         "amountDue": 0,
                     *         "payBefore": null,
                     *         "signedInAt": null,
                     *         "qrContent": "M27-7K2M-Q9XD",
                     *         "createdAt": "2026-03-01T02:00:00Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["Enrolment"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    meetingPay: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "enrolmentId": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                 *       "method": "jsapi"
                 *     }
                 */
                "application/json": components["schemas"]["MeetingPay"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "id": "01HZX3K8Q4N6T2V9B7M5C1D0EH",
                     *         "state": "pending",
                     *         "amount": 5000,
                     *         "currency": "CNY",
                     *         "method": "jsapi",
                     *         "expiresAt": "2026-03-01T02:30:00Z",
                     *         "paidAt": null,
                     *         "jsapi": {
                     *           "appId": "wx0123456789abcdef",
                     *           "timeStamp": "1772330400",
                     *           "nonceStr": "5K8264ILTKCH16CQ2502SI8ZNMTM67VS",
                     *           "package": "prepay_id=wx201410272009395522657a690389285100",
                     *           "signType": "RSA",
                     *           "paySign": "oR9d8PuhnIc+YZ8cBHFCwfgpaK9gd7va"
                     *         },
                     *         "native": null,
                     *         "h5": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["Payment"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    meetingSign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 01HZX3K8Q4N6T2V9B7M5C1D0EF
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *         "meetingId": "01HZX3K8Q4N6T2V9B7M5C1D0EG",
                     *         "meetingTitle": "Additive manufacturing in practice",
                     *         "from": "2026-04-01T02:00:00Z",
                     *         "to": "2026-04-01T04:00:00Z",
                     *         "room": "Room B, first floor",
                     *         "name": "Anna Schmidt",
                     *         "company": "Schmidt Maschinenbau GmbH",
                     *         "contactMasked": "a***@example.com",
                     *         "state": "signedIn",
                     *         "waitingPosition": null,
                     *         "amountDue": 0,
                     *         "payBefore": null,
                     *         "signedInAt": "2026-04-01T01:45:00Z",
                     *         "qrContent": "M27-7K2M-Q9XD",
                     *         "createdAt": "2026-03-01T02:00:00Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["Enrolment"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    meetingById: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Used if X-Locale is absent.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Language of the response; overrides Accept-Language. A GET with side effects requires this header or Access-Token, because other sites cannot send either.
                 * @example en
                 */
                "X-Locale"?: components["parameters"]["XLocale"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 01HZX3K8Q4N6T2V9B7M5C1D0EF
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "id": "01HZX3K8Q4N6T2V9B7M5C1D0EG",
                     *         "title": "Additive manufacturing in practice",
                     *         "summary": "Six talks and a discussion.",
                     *         "themeId": "01HZX3K8Q4N6T2V9B7M5C1D0EH",
                     *         "themeName": "Future of making",
                     *         "date": "2026-04-01",
                     *         "from": "2026-04-01T02:00:00Z",
                     *         "to": "2026-04-01T04:00:00Z",
                     *         "hall": "13",
                     *         "room": "Room B, first floor",
                     *         "cover": {
                     *           "url": "/media/2026/hall-13.jpg",
                     *           "width": 1200,
                     *           "height": 800,
                     *           "alt": "Hall 13 at noon"
                     *         },
                     *         "price": 0,
                     *         "seats": {
                     *           "total": 200,
                     *           "taken": 148,
                     *           "left": 52,
                     *           "waiting": 0
                     *         },
                     *         "state": "open",
                     *         "spokenLanguages": [
                     *           "Chinese"
                     *         ],
                     *         "isHot": true,
                     *         "lang": "en",
                     *         "body": "<p>The hall plan is published.</p>",
                     *         "agenda": [
                     *           {
                     *             "from": "2026-04-01T02:00:00Z",
                     *             "to": "2026-04-01T02:30:00Z",
                     *             "title": "Opening",
                     *             "speakerIds": [
                     *               "01HZX3K8Q4N6T2V9B7M5C1D0EF"
                     *             ]
                     *           }
                     *         ],
                     *         "speakers": [
                     *           {
                     *             "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *             "name": "Dr. Li Na",
                     *             "title": "Head of research",
                     *             "company": "Example Institute",
                     *             "exhibitor": {
                     *               "id": "01HZX3K8Q4N6T2V9B7M5C1D0EJ",
                     *               "boothNumber": "2-A01",
                     *               "themeId": 1
                     *             },
                     *             "photo": {
                     *               "url": "/media/2026/hall-13.jpg",
                     *               "width": 1200,
                     *               "height": 800,
                     *               "alt": "Hall 13 at noon"
                     *             },
                     *             "bio": "Twenty years in laser melting."
                     *           }
                     *         ],
                     *         "organisers": [
                     *           "Example Institute"
                     *         ],
                     *         "enrolFrom": "2026-01-10T02:00:00Z",
                     *         "enrolUntil": "2026-04-01T01:30:00Z",
                     *         "form": {
                     *           "formId": "meeting-enrol",
                     *           "formVersion": 2
                     *         },
                     *         "attachments": [
                     *           {
                     *             "name": "Hall plan (PDF)",
                     *             "url": "/media/files/hall-plan.pdf",
                     *             "contentType": "application/pdf",
                     *             "size": 734003
                     *           }
                     *         ],
                     *         "languages": [
                     *           "en"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["Meeting"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    meetingPage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Used if X-Locale is absent.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Language of the response; overrides Accept-Language. A GET with side effects requires this header or Access-Token, because other sites cannot send either.
                 * @example en
                 */
                "X-Locale"?: components["parameters"]["XLocale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "current": 1,
                 *       "size": 20,
                 *       "keyword": "additive",
                 *       "themeId": "01HZX3K8Q4N6T2V9B7M5C1D0EH",
                 *       "date": "2026-04-01",
                 *       "hall": "13",
                 *       "state": "open",
                 *       "charged": false
                 *     }
                 */
                "application/json": components["schemas"]["MeetingPageRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "records": [
                     *           {
                     *             "id": "01HZX3K8Q4N6T2V9B7M5C1D0EG",
                     *             "title": "Additive manufacturing in practice",
                     *             "summary": "Six talks and a discussion.",
                     *             "themeId": "01HZX3K8Q4N6T2V9B7M5C1D0EH",
                     *             "themeName": "Future of making",
                     *             "date": "2026-04-01",
                     *             "from": "2026-04-01T02:00:00Z",
                     *             "to": "2026-04-01T04:00:00Z",
                     *             "hall": "13",
                     *             "room": "Room B, first floor",
                     *             "cover": {
                     *               "url": "/media/2026/hall-13.jpg",
                     *               "width": 1200,
                     *               "height": 800,
                     *               "alt": "Hall 13 at noon"
                     *             },
                     *             "price": 0,
                     *             "seats": {
                     *               "total": 200,
                     *               "taken": 148,
                     *               "left": 52,
                     *               "waiting": 0
                     *             },
                     *             "state": "open",
                     *             "spokenLanguages": [
                     *               "Chinese"
                     *             ],
                     *             "speakerNames": [
                     *               "Dr. Li Na"
                     *             ],
                     *             "isHot": true,
                     *             "lang": "en"
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "size": 20,
                     *         "current": 1,
                     *         "pages": 1,
                     *         "facets": {
                     *           "dates": [
                     *             {
                     *               "value": "2026-04-01",
                     *               "label": "Wednesday, 1 April",
                     *               "count": 14
                     *             }
                     *           ],
                     *           "themes": [
                     *             {
                     *               "value": "01HZX3K8Q4N6T2V9B7M5C1D0EH",
                     *               "label": "Future of making",
                     *               "count": 9
                     *             }
                     *           ],
                     *           "halls": [
                     *             {
                     *               "value": "13",
                     *               "label": "Hall 13",
                     *               "count": 5
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["MeetingPage"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    meetingStatistics: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 01HZX3K8Q4N6T2V9B7M5C1D0EF
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "meetingId": "01HZX3K8Q4N6T2V9B7M5C1D0EG",
                     *         "seats": {
                     *           "total": 200,
                     *           "taken": 148,
                     *           "left": 52,
                     *           "waiting": 0
                     *         },
                     *         "enrolled": 148,
                     *         "paid": 0,
                     *         "signedIn": 0,
                     *         "views": 2310,
                     *         "asOf": "2026-03-01T02:00:00Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["MeetingStatistics"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    meetingTheme: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Used if X-Locale is absent.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Language of the response; overrides Accept-Language. A GET with side effects requires this header or Access-Token, because other sites cannot send either.
                 * @example en
                 */
                "X-Locale"?: components["parameters"]["XLocale"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 01HZX3K8Q4N6T2V9B7M5C1D0EF
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "id": "01HZX3K8Q4N6T2V9B7M5C1D0EH",
                     *         "title": "Future of making",
                     *         "summary": "Twelve meetings in four days.",
                     *         "cover": {
                     *           "url": "/media/2026/hall-13.jpg",
                     *           "width": 1200,
                     *           "height": 800,
                     *           "alt": "Hall 13 at noon"
                     *         },
                     *         "meetingCount": 12,
                     *         "dates": [
                     *           "2026-04-01"
                     *         ],
                     *         "sort": 10,
                     *         "lang": "en",
                     *         "body": "<p>The hall plan is published.</p>",
                     *         "banners": [
                     *           {
                     *             "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *             "title": "27th edition: 31 March to 3 April 2026",
                     *             "subtitle": "Shenzhen",
                     *             "picture": {
                     *               "url": "/media/2026/hall-13.jpg",
                     *               "width": 1200,
                     *               "height": 800,
                     *               "alt": "Hall 13 at noon"
                     *             },
                     *             "mobilePicture": {
                     *               "url": "/media/2026/hall-13.jpg",
                     *               "width": 1200,
                     *               "height": 800,
                     *               "alt": "Hall 13 at noon"
                     *             },
                     *             "link": "/en/audience/registration",
                     *             "linkTarget": "_self"
                     *           }
                     *         ],
                     *         "meetings": [
                     *           {
                     *             "id": "01HZX3K8Q4N6T2V9B7M5C1D0EG",
                     *             "title": "Additive manufacturing in practice",
                     *             "summary": "Six talks and a discussion.",
                     *             "themeId": "01HZX3K8Q4N6T2V9B7M5C1D0EH",
                     *             "themeName": "Future of making",
                     *             "date": "2026-04-01",
                     *             "from": "2026-04-01T02:00:00Z",
                     *             "to": "2026-04-01T04:00:00Z",
                     *             "hall": "13",
                     *             "room": "Room B, first floor",
                     *             "cover": {
                     *               "url": "/media/2026/hall-13.jpg",
                     *               "width": 1200,
                     *               "height": 800,
                     *               "alt": "Hall 13 at noon"
                     *             },
                     *             "price": 0,
                     *             "seats": {
                     *               "total": 200,
                     *               "taken": 148,
                     *               "left": 52,
                     *               "waiting": 0
                     *             },
                     *             "state": "open",
                     *             "spokenLanguages": [
                     *               "Chinese"
                     *             ],
                     *             "speakerNames": [
                     *               "Dr. Li Na"
                     *             ],
                     *             "isHot": true,
                     *             "lang": "en"
                     *           }
                     *         ],
                     *         "languages": [
                     *           "en"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["MeetingThemeDetails"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    meetingThemes: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Used if X-Locale is absent.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Language of the response; overrides Accept-Language. A GET with side effects requires this header or Access-Token, because other sites cannot send either.
                 * @example en
                 */
                "X-Locale"?: components["parameters"]["XLocale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "keyword": "future"
                 *     }
                 */
                "application/json": components["schemas"]["MeetingThemeRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": [
                     *         {
                     *           "id": "01HZX3K8Q4N6T2V9B7M5C1D0EH",
                     *           "title": "Future of making",
                     *           "summary": "Twelve meetings in four days.",
                     *           "cover": {
                     *             "url": "/media/2026/hall-13.jpg",
                     *             "width": 1200,
                     *             "height": 800,
                     *             "alt": "Hall 13 at noon"
                     *           },
                     *           "meetingCount": 12,
                     *           "dates": [
                     *             "2026-04-01"
                     *           ],
                     *           "sort": 10,
                     *           "lang": "en"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["MeetingTheme"][];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    meetingThemePage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Used if X-Locale is absent.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Language of the response; overrides Accept-Language. A GET with side effects requires this header or Access-Token, because other sites cannot send either.
                 * @example en
                 */
                "X-Locale"?: components["parameters"]["XLocale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "current": 1,
                 *       "size": 20,
                 *       "keyword": "future"
                 *     }
                 */
                "application/json": components["schemas"]["MeetingThemePageRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "records": [
                     *           {
                     *             "id": "01HZX3K8Q4N6T2V9B7M5C1D0EH",
                     *             "title": "Future of making",
                     *             "summary": "Twelve meetings in four days.",
                     *             "cover": {
                     *               "url": "/media/2026/hall-13.jpg",
                     *               "width": 1200,
                     *               "height": 800,
                     *               "alt": "Hall 13 at noon"
                     *             },
                     *             "meetingCount": 12,
                     *             "dates": [
                     *               "2026-04-01"
                     *             ],
                     *             "sort": 10,
                     *             "lang": "en"
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "size": 20,
                     *         "current": 1,
                     *         "pages": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["MeetingThemePage"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    configMenu: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Used if X-Locale is absent.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Language of the response; overrides Accept-Language. A GET with side effects requires this header or Access-Token, because other sites cannot send either.
                 * @example en
                 */
                "X-Locale"?: components["parameters"]["XLocale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": [
                     *         {
                     *           "name": "Visitors",
                     *           "path": null,
                     *           "linkTarget": "_self",
                     *           "menus": [
                     *             {
                     *               "name": "Pre-registration",
                     *               "path": "/en/audience/registration",
                     *               "linkTarget": "_self",
                     *               "menus": [],
                     *               "buttons": [],
                     *               "images": [],
                     *               "isNew": false,
                     *               "isHot": true
                     *             }
                     *           ],
                     *           "buttons": [
                     *             {
                     *               "name": "Visitor pre-registration",
                     *               "path": "/en/audience/registration",
                     *               "remark": "Free until 30 March",
                     *               "iconUrl": "/media/icons/badge.svg"
                     *             }
                     *           ],
                     *           "images": [
                     *             {
                     *               "path": "/media/menu/halls.jpg",
                     *               "alt": "The halls from above",
                     *               "title": "Nine exhibition halls and demonstration hall 2",
                     *               "text": "Find a booth",
                     *               "link": "/en/exhibition/hall-plan"
                     *             }
                     *           ],
                     *           "isNew": true,
                     *           "isHot": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["MenuItem"][];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    mediaNews: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Used if X-Locale is absent.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Language of the response; overrides Accept-Language. A GET with side effects requires this header or Access-Token, because other sites cannot send either.
                 * @example en
                 */
                "X-Locale"?: components["parameters"]["XLocale"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 01HZX3K8Q4N6T2V9B7M5C1D0EF
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *         "title": "The hall plan is published",
                     *         "summary": "Five exhibitions in nine exhibition halls and demonstration hall 2.",
                     *         "typeId": "industry",
                     *         "typeName": "Industry news",
                     *         "cover": {
                     *           "url": "/media/2026/hall-13.jpg",
                     *           "width": 1200,
                     *           "height": 800,
                     *           "alt": "Hall 13 at noon"
                     *         },
                     *         "source": "Organiser",
                     *         "publishedAt": "2026-02-20T01:30:00Z",
                     *         "views": 1520,
                     *         "isTop": false,
                     *         "lang": "en",
                     *         "body": "<p>The hall plan is published.</p>",
                     *         "author": "Press office",
                     *         "sourceUrl": null,
                     *         "keywords": [
                     *           "hall plan"
                     *         ],
                     *         "attachments": [
                     *           {
                     *             "name": "Hall plan (PDF)",
                     *             "url": "/media/files/hall-plan.pdf",
                     *             "contentType": "application/pdf",
                     *             "size": 734003
                     *           }
                     *         ],
                     *         "bodyLang": "en",
                     *         "languages": [
                     *           "en"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["NewsItem"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    mediaNextNews: {
        parameters: {
            query: {
                /**
                 * @description Id of the current news item.
                 * @example 01HZX3K8Q4N6T2V9B7M5C1D0EF
                 */
                id: components["schemas"]["Id"];
                /**
                 * @description Limits the result to this type.
                 * @example industry
                 */
                typeId?: components["schemas"]["TypeId"];
            };
            header?: {
                /**
                 * @description Used if X-Locale is absent.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Language of the response; overrides Accept-Language. A GET with side effects requires this header or Access-Token, because other sites cannot send either.
                 * @example en
                 */
                "X-Locale"?: components["parameters"]["XLocale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *         "title": "The hall plan is published",
                     *         "summary": "Five exhibitions in nine exhibition halls and demonstration hall 2.",
                     *         "typeId": "industry",
                     *         "typeName": "Industry news",
                     *         "cover": {
                     *           "url": "/media/2026/hall-13.jpg",
                     *           "width": 1200,
                     *           "height": 800,
                     *           "alt": "Hall 13 at noon"
                     *         },
                     *         "source": "Organiser",
                     *         "publishedAt": "2026-02-20T01:30:00Z",
                     *         "views": 1520,
                     *         "isTop": false,
                     *         "lang": "en"
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["NewsSummary"] | null;
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    mediaNewsPage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Used if X-Locale is absent.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Language of the response; overrides Accept-Language. A GET with side effects requires this header or Access-Token, because other sites cannot send either.
                 * @example en
                 */
                "X-Locale"?: components["parameters"]["XLocale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "current": 1,
                 *       "size": 20,
                 *       "typeId": "industry",
                 *       "themeId": 1,
                 *       "keyword": "hall plan",
                 *       "year": 2026
                 *     }
                 */
                "application/json": components["schemas"]["NewsPageRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "records": [
                     *           {
                     *             "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *             "title": "The hall plan is published",
                     *             "summary": "Five exhibitions in nine exhibition halls and demonstration hall 2.",
                     *             "typeId": "industry",
                     *             "typeName": "Industry news",
                     *             "cover": {
                     *               "url": "/media/2026/hall-13.jpg",
                     *               "width": 1200,
                     *               "height": 800,
                     *               "alt": "Hall 13 at noon"
                     *             },
                     *             "source": "Organiser",
                     *             "publishedAt": "2026-02-20T01:30:00Z",
                     *             "views": 1520,
                     *             "isTop": false,
                     *             "lang": "en"
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "size": 20,
                     *         "current": 1,
                     *         "pages": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["NewsPage"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    mediaPreviousNews: {
        parameters: {
            query: {
                /**
                 * @description Id of the current news item.
                 * @example 01HZX3K8Q4N6T2V9B7M5C1D0EF
                 */
                id: components["schemas"]["Id"];
                /**
                 * @description Limits the result to this type.
                 * @example industry
                 */
                typeId?: components["schemas"]["TypeId"];
            };
            header?: {
                /**
                 * @description Used if X-Locale is absent.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Language of the response; overrides Accept-Language. A GET with side effects requires this header or Access-Token, because other sites cannot send either.
                 * @example en
                 */
                "X-Locale"?: components["parameters"]["XLocale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *         "title": "The hall plan is published",
                     *         "summary": "Five exhibitions in nine exhibition halls and demonstration hall 2.",
                     *         "typeId": "industry",
                     *         "typeName": "Industry news",
                     *         "cover": {
                     *           "url": "/media/2026/hall-13.jpg",
                     *           "width": 1200,
                     *           "height": 800,
                     *           "alt": "Hall 13 at noon"
                     *         },
                     *         "source": "Organiser",
                     *         "publishedAt": "2026-02-20T01:30:00Z",
                     *         "views": 1520,
                     *         "isTop": false,
                     *         "lang": "en"
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["NewsSummary"] | null;
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    mediaRecommendedNews: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Used if X-Locale is absent.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Language of the response; overrides Accept-Language. A GET with side effects requires this header or Access-Token, because other sites cannot send either.
                 * @example en
                 */
                "X-Locale"?: components["parameters"]["XLocale"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 01HZX3K8Q4N6T2V9B7M5C1D0EF
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": [
                     *         {
                     *           "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *           "title": "The hall plan is published",
                     *           "summary": "Five exhibitions in nine exhibition halls and demonstration hall 2.",
                     *           "typeId": "industry",
                     *           "typeName": "Industry news",
                     *           "cover": {
                     *             "url": "/media/2026/hall-13.jpg",
                     *             "width": 1200,
                     *             "height": 800,
                     *             "alt": "Hall 13 at noon"
                     *           },
                     *           "source": "Organiser",
                     *           "publishedAt": "2026-02-20T01:30:00Z",
                     *           "views": 1520,
                     *           "isTop": false,
                     *           "lang": "en"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["NewsSummary"][];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    mediaExchangeMessage: {
        parameters: {
            query: {
                /**
                 * @description Text of the message.
                 * @example Where can I find the floor plan of hall 13?
                 */
                content: string;
                /**
                 * @description E-mail address of the sender.
                 * @example anna.schmidt@example.com
                 */
                email: components["schemas"]["Email"];
                /**
                 * @description Name of the sender.
                 * @example Anna Schmidt
                 */
                name: string;
                /**
                 * @description The news item that the message refers to.
                 * @example 01HZX3K8Q4N6T2V9B7M5C1D0EF
                 */
                newsId?: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description Language of the response; overrides Accept-Language. A GET with side effects requires this header or Access-Token, because other sites cannot send either.
                 * @example en
                 */
                "X-Locale"?: components["parameters"]["XLocale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *         "receivedAt": "2026-03-01T02:00:00Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["ExchangeMessageResult"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    ownAdvertCount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                 *       "action": "view"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["AdvertEvent"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "counted": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["AdvertCounted"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    ownAdvertRequest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "detailId": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                 *       "name": "Anna Schmidt",
                 *       "company": "Schmidt Maschinenbau GmbH",
                 *       "email": "anna.schmidt@example.com",
                 *       "message": "For all four days, please.",
                 *       "privacyAgreed": true
                 *     }
                 */
                "application/json": components["schemas"]["AdvertRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *         "number": "A27-EB61-YD6V",
                     *         "email": "anna.schmidt@example.com",
                     *         "createdAt": "2026-03-01T02:00:00Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["Application"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    ownBadgeLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Token of the link, 128 random bits.
                 * @example q3Jx0Vb7mZc1TgYkP9sLwQ
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "number": "V27-7K2M-Q9XD",
                     *         "name": "Anna Schmidt",
                     *         "qrContent": "V27-7K2M-Q9XD.x7Qm2Wk9Lr4TzB8sVn3HcA",
                     *         "sessions": [
                     *           {
                     *             "title": "Five-axis machining in small batches",
                     *             "from": "2026-03-31T02:00:00.000Z",
                     *             "to": "2026-03-31T04:00:00.000Z",
                     *             "room": "Room 3, hall 9",
                     *             "state": "enrolled"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["BadgeByLink"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    ownBoothRoute: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Used if X-Locale is absent.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Language of the response; overrides Accept-Language. A GET with side effects requires this header or Access-Token, because other sites cannot send either.
                 * @example en
                 */
                "X-Locale"?: components["parameters"]["XLocale"];
            };
            path: {
                /**
                 * @description Number of the booth.
                 * @example 2-A01
                 */
                number: components["schemas"]["BoothNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "entrance": {
                     *           "id": "west",
                     *           "name": "West entrance hall"
                     *         },
                     *         "metres": 160,
                     *         "points": [
                     *           {
                     *             "x": 110,
                     *             "y": 184
                     *           },
                     *           {
                     *             "x": 110,
                     *             "y": 187
                     *           },
                     *           {
                     *             "x": 125,
                     *             "y": 187
                     *           },
                     *           {
                     *             "x": 125,
                     *             "y": 150
                     *           },
                     *           {
                     *             "x": 0,
                     *             "y": 150
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["BoothRoute"] | null;
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    ownCaptchaWork: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "work": {
                     *           "prefix": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *           "puzzles": 64,
                     *           "bits": 6
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["SessionWork"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    ownCaptchaAudio: {
        parameters: {
            query?: {
                /**
                 * @description Language of the digits. Overrides the headers, which an audio element cannot send.
                 * @example en
                 */
                locale?: components["schemas"]["Locale"];
            };
            header?: {
                /**
                 * @description Used if X-Locale is absent.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Language of the response; overrides Accept-Language. A GET with side effects requires this header or Access-Token, because other sites cannot send either.
                 * @example en
                 */
                "X-Locale"?: components["parameters"]["XLocale"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 01HZX3K8Q4N6T2V9B7M5C1D0EF
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "audio/wav": string;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    ownSendChangeLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "anna.schmidt@example.com"
                 *     }
                 */
                "application/json": components["schemas"]["ChangeLinkRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "resendAfter": 60
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["ChangeLinkSent"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    ownOpenChangeLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "q3Jx0Vb7mZc1TgYkP9sLw2RfHu5NdEa8oI4iXyCvBnM"
                 *     }
                 */
                "application/json": components["schemas"]["TokenRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "access-token": components["headers"]["AccessToken"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "token-expire": components["headers"]["TokenExpire"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "registration": {
                     *           "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *           "number": "V27-7K2M-Q9XD",
                     *           "channel": "en",
                     *           "state": "confirmed",
                     *           "email": "anna.schmidt@example.com",
                     *           "firstName": "Anna",
                     *           "lastName": "Schmidt",
                     *           "jobTitle": "manager",
                     *           "department": "purchasing",
                     *           "company": "Schmidt Maschinenbau GmbH",
                     *           "country": "DE",
                     *           "city": "Stuttgart",
                     *           "mobileCountryCode": "+49",
                     *           "mobile": "151 2345 6789",
                     *           "privacyAgreed": true,
                     *           "formId": "visitor-en",
                     *           "formVersion": 3,
                     *           "answers": {},
                     *           "questionnaire": {
                     *             "formId": "questionnaire-en",
                     *             "formVersion": 3,
                     *             "answers": {
                     *               "purposes": [
                     *                 "1001",
                     *                 "1002"
                     *               ],
                     *               "products": [
                     *                 "1008",
                     *                 "1015"
                     *               ],
                     *               "business": "1026"
                     *             },
                     *             "submittedAt": "2026-03-01T02:04:00Z"
                     *           },
                     *           "amountDue": 0,
                     *           "qrContent": "V27-7K2M-Q9XD",
                     *           "createdAt": "2026-03-01T02:00:00Z",
                     *           "updatedAt": "2026-03-01T02:04:00Z"
                     *         },
                     *         "next": "result"
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["RegistrationSaved"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    ownClientFacts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "ip": "203.0.113.x",
                     *         "region": "global",
                     *         "now": "2026-03-01T02:00:00Z",
                     *         "phase": "open",
                     *         "editionYear": 2026,
                     *         "preRegistrationOpen": true,
                     *         "englishPreRegistrationOpen": true,
                     *         "registered": false,
                     *         "sandbox": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["ClientFacts"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    ownEdition: {
        parameters: {
            query?: {
                /**
                 * @description Year of a past edition.
                 * @example 2026
                 */
                year?: components["schemas"]["EditionYear"];
            };
            header?: {
                /**
                 * @description Used if X-Locale is absent.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Language of the response; overrides Accept-Language. A GET with side effects requires this header or Access-Token, because other sites cannot send either.
                 * @example en
                 */
                "X-Locale"?: components["parameters"]["XLocale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "name": "Shenzhen International Industrial Manufacturing Technology Exhibition",
                     *         "shortName": "Industrial Manufacturing Technology Exhibition",
                     *         "title": "27th Shenzhen International Industrial Manufacturing Technology Exhibition",
                     *         "organiser": "Organising committee of the exhibition",
                     *         "phase": "open",
                     *         "preRegOpensAt": "2025-12-08T01:00:00Z",
                     *         "exhibitorLoginUrl": "https://exhibitor.example.com/login",
                     *         "icp": "粤ICP备00000000号",
                     *         "socialLinks": [
                     *           {
                     *             "name": "LinkedIn",
                     *             "url": "https://social.example.com/linkedin",
                     *             "target": "_blank"
                     *           }
                     *         ],
                     *         "year": 2026,
                     *         "number": 27,
                     *         "days": [
                     *           {
                     *             "id": 1,
                     *             "date": "2026-03-31",
                     *             "md": "3.31",
                     *             "datetime": "2026-03-31T01:00:00Z",
                     *             "endDatetime": "2026-03-31T09:00:00Z",
                     *             "week": "星期二",
                     *             "weekEn": "Tuesday",
                     *             "weekRu": "вторник",
                     *             "time": "9:00-17:00"
                     *           },
                     *           {
                     *             "id": 2,
                     *             "date": "2026-04-01",
                     *             "md": "4.1",
                     *             "datetime": "2026-04-01T01:00:00Z",
                     *             "endDatetime": "2026-04-01T09:00:00Z",
                     *             "week": "星期三",
                     *             "weekEn": "Wednesday",
                     *             "weekRu": "среда",
                     *             "time": "9:00-17:00"
                     *           },
                     *           {
                     *             "id": 3,
                     *             "date": "2026-04-02",
                     *             "md": "4.2",
                     *             "datetime": "2026-04-02T01:00:00Z",
                     *             "endDatetime": "2026-04-02T09:00:00Z",
                     *             "week": "星期四",
                     *             "weekEn": "Thursday",
                     *             "weekRu": "четверг",
                     *             "time": "9:00-17:00"
                     *           },
                     *           {
                     *             "id": 4,
                     *             "date": "2026-04-03",
                     *             "md": "4.3",
                     *             "datetime": "2026-04-03T01:00:00Z",
                     *             "endDatetime": "2026-04-03T07:00:00Z",
                     *             "week": "星期五",
                     *             "weekEn": "Friday",
                     *             "weekRu": "пятница",
                     *             "time": "9:00-15:00"
                     *           }
                     *         ],
                     *         "range": "31 March – 3 April 2026",
                     *         "ranges": {
                     *           "full": "2026年3月31日-4月3日",
                     *           "short": "3月31日-4月3日"
                     *         },
                     *         "weekRange": "Tuesday – Friday",
                     *         "dailyOpeningHours": "9:00-17:00, last day 9:00-15:00",
                     *         "start": "2026-03-31T01:00:00Z",
                     *         "preRegDeadline": "2026-03-30T01:00:00Z",
                     *         "preRegCloseDateStr": "30/3/2026",
                     *         "lateFee": {
                     *           "from": "2026-03-23T16:00:00Z",
                     *           "fen": 5000
                     *         },
                     *         "end": "2026-04-03T07:00:00Z",
                     *         "venue": {
                     *           "name": "Shenzhen World Exhibition & Convention Center",
                     *           "address": "1 Zhancheng Road, Bao’an District, Shenzhen",
                     *           "city": "Shenzhen",
                     *           "country": "CN",
                     *           "latitude": 22.6973,
                     *           "longitude": 113.7723,
                     *           "mapUrl": "https://map.example.com/venue"
                     *         },
                     *         "contacts": {
                     *           "phone": "0755-0000 0000",
                     *           "phoneInternational": "+86 755 0000 0000",
                     *           "email": "service@example.com",
                     *           "pressEmail": "press@example.com",
                     *           "groupEmail": "groups@example.com",
                     *           "privacyEmail": "privacy@example.com",
                     *           "replyWorkingDays": 2,
                     *           "officeHours": "Weekdays 08:30-17:00"
                     *         },
                     *         "themes": [
                     *           {
                     *             "id": 1,
                     *             "name": "Metal cutting machine tools",
                     *             "shortName": "Metal cutting",
                     *             "englishName": "Metal Cutting Machine Tools",
                     *             "colours": {
                     *               "strong": "#C1121F",
                     *               "tint": "#FBECED",
                     *               "main": "#C1121F",
                     *               "navigation": "#C1121F",
                     *               "exhibitorTop": "#C1121F",
                     *               "landing": "#FBECED"
                     *             },
                     *             "halls": [
                     *               "9",
                     *               "11"
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["Edition"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    ownSendEmailCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "anna.schmidt@example.com",
                 *       "purpose": "registration"
                 *     }
                 */
                "application/json": components["schemas"]["SendEmailCode"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "resendAfter": 60,
                     *         "expiresIn": 600
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["CodeSent"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    ownCheckEmailCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "anna.schmidt@example.com",
                 *       "purpose": "registration",
                 *       "code": "730264"
                 *     }
                 */
                "application/json": components["schemas"]["CheckEmailCode"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "verified": true,
                     *         "proofExpiresAt": "2026-03-01T02:30:00Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["CodeVerified"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    ownCancelEnrolment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the response; overrides Accept-Language. A GET with side effects requires this header or Access-Token, because other sites cannot send either.
                 * @example en
                 */
                "X-Locale"?: components["parameters"]["XLocale"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 01HZX3K8Q4N6T2V9B7M5C1D0EF
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *         "meetingId": "01HZX3K8Q4N6T2V9B7M5C1D0EG",
                     *         "meetingTitle": "Additive manufacturing in practice",
                     *         "from": "2026-04-01T02:00:00Z",
                     *         "to": "2026-04-01T04:00:00Z",
                     *         "room": "Room B, first floor",
                     *         "name": "Anna Schmidt",
                     *         "company": "Schmidt Maschinenbau GmbH",
                     *         "contactMasked": "a***@example.com",
                     *         "state": "cancelled",
                     *         "waitingPosition": null,
                     *         "amountDue": 0,
                     *         "payBefore": null,
                     *         "signedInAt": null,
                     *         "qrContent": null,
                     *         "createdAt": "2026-03-01T02:00:00Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["Enrolment"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    ownFavourites: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Used if X-Locale is absent.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Language of the response; overrides Accept-Language. A GET with side effects requires this header or Access-Token, because other sites cannot send either.
                 * @example en
                 */
                "X-Locale"?: components["parameters"]["XLocale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "exhibitorIds": [
                 *         "01HZX3K8Q4N6T2V9B7M5C1D0EF"
                 *       ],
                 *       "exhibitIds": [
                 *         "01HZX3K8Q4N6T2V9B7M5C1D0EG"
                 *       ],
                 *       "meetingIds": [
                 *         "01HZX3K8Q4N6T2V9B7M5C1D0EH"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["FavouritesQuery"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "exhibitors": [
                     *           {
                     *             "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *             "name": "Schmidt Maschinenbau GmbH",
                     *             "otherName": "施密特机械",
                     *             "themeIds": [
                     *               1
                     *             ],
                     *             "categories": [
                     *               "CNC machine tools"
                     *             ],
                     *             "origin": {
                     *               "kind": "overseas",
                     *               "country": "DE",
                     *               "provinceId": null,
                     *               "name": "Germany"
                     *             },
                     *             "applicationIndustries": [
                     *               "Automotive"
                     *             ],
                     *             "halls": [
                     *               "2"
                     *             ],
                     *             "booths": [
                     *               {
                     *                 "number": "2-A01",
                     *                 "hall": "2",
                     *                 "kind": "standard",
                     *                 "area": 36
                     *               }
                     *             ],
                     *             "famousBrand": true,
                     *             "popular": false,
                     *             "featured": true,
                     *             "onlineShowroom": true,
                     *             "logo": {
                     *               "url": "/media/2026/hall-13.jpg",
                     *               "width": 1200,
                     *               "height": 800,
                     *               "alt": "Hall 13 at noon"
                     *             },
                     *             "summary": "Five-axis milling machines since 1954.",
                     *             "summaryLang": "en",
                     *             "exhibitCount": 12,
                     *             "lang": "en"
                     *           }
                     *         ],
                     *         "exhibits": [
                     *           {
                     *             "id": "01HZX3K8Q4N6T2V9B7M5C1D0EG",
                     *             "name": "SM-500 five-axis mill",
                     *             "exhibitorId": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *             "exhibitorName": "Schmidt Maschinenbau GmbH",
                     *             "boothNumbers": [
                     *               "2-A01"
                     *             ],
                     *             "themeId": 1,
                     *             "category": "CNC machine tools",
                     *             "applicationIndustries": [
                     *               "Automotive"
                     *             ],
                     *             "picture": {
                     *               "url": "/media/2026/hall-13.jpg",
                     *               "width": 1200,
                     *               "height": 800,
                     *               "alt": "Hall 13 at noon"
                     *             },
                     *             "isNew": true,
                     *             "lang": "en"
                     *           }
                     *         ],
                     *         "meetings": [
                     *           {
                     *             "id": "01HZX3K8Q4N6T2V9B7M5C1D0EG",
                     *             "title": "Additive manufacturing in practice",
                     *             "summary": "Six talks and a discussion.",
                     *             "themeId": "01HZX3K8Q4N6T2V9B7M5C1D0EH",
                     *             "themeName": "Future of making",
                     *             "date": "2026-04-01",
                     *             "from": "2026-04-01T02:00:00Z",
                     *             "to": "2026-04-01T04:00:00Z",
                     *             "hall": "13",
                     *             "room": "Room B, first floor",
                     *             "cover": {
                     *               "url": "/media/2026/hall-13.jpg",
                     *               "width": 1200,
                     *               "height": 800,
                     *               "alt": "Hall 13 at noon"
                     *             },
                     *             "price": 0,
                     *             "seats": {
                     *               "total": 200,
                     *               "taken": 148,
                     *               "left": 52,
                     *               "waiting": 0
                     *             },
                     *             "state": "open",
                     *             "spokenLanguages": [
                     *               "Chinese"
                     *             ],
                     *             "speakerNames": [
                     *               "Dr. Li Na"
                     *             ],
                     *             "isHot": true,
                     *             "lang": "en"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["FavouriteRecords"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    ownFavouritesExport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Used if X-Locale is absent.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Language of the response; overrides Accept-Language. A GET with side effects requires this header or Access-Token, because other sites cannot send either.
                 * @example en
                 */
                "X-Locale"?: components["parameters"]["XLocale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "format": "csv",
                 *       "exhibitorIds": [
                 *         "01HZX3K8Q4N6T2V9B7M5C1D0EF"
                 *       ],
                 *       "exhibitIds": [
                 *         "01HZX3K8Q4N6T2V9B7M5C1D0EG"
                 *       ],
                 *       "meetingIds": [
                 *         "01HZX3K8Q4N6T2V9B7M5C1D0EH"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["FavouritesRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    /**
                     * @example BEGIN:VCALENDAR
                     *     VERSION:2.0
                     *     PRODID:-//exhibition//site//EN
                     *     END:VCALENDAR
                     */
                    "text/calendar": string;
                    /**
                     * @example kind,name,booth
                     *     exhibitor,Schmidt Maschinenbau GmbH,2-A01
                     */
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    ownFormOptions: {
        parameters: {
            query: {
                /**
                 * @description Names of sources, separated by commas.
                 * @example halls,countries
                 */
                sources: string;
            };
            header?: {
                /**
                 * @description Used if X-Locale is absent.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Language of the response; overrides Accept-Language. A GET with side effects requires this header or Access-Token, because other sites cannot send either.
                 * @example en
                 */
                "X-Locale"?: components["parameters"]["XLocale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "sources": [
                     *           {
                     *             "source": "halls",
                     *             "options": [
                     *               {
                     *                 "value": "9",
                     *                 "label": "Hall 9"
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["FormOptions"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    ownCreateFormPreview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "formId": "visitor-en",
                 *       "document": "{\"formId\":\"visitor-en\",\"version\":3}"
                 *     }
                 */
                "application/json": components["schemas"]["PreviewRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *         "formId": "visitor-en",
                     *         "url": "/forms?preview=01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *         "expiresAt": "2026-03-02T02:00:00Z",
                     *         "problems": [
                     *           {
                     *             "code": "unknownField",
                     *             "severity": "error",
                     *             "line": 41,
                     *             "column": 25,
                     *             "pointer": "/schema/properties/why/x-visible",
                     *             "message": "\"jobTitel\" is not a field of this form.",
                     *             "hint": "Did you mean \"jobTitle\"?"
                     *           }
                     *         ],
                     *         "publishedVersion": 2,
                     *         "changes": [
                     *           {
                     *             "severity": "safe",
                     *             "kind": "fieldAdded",
                     *             "pointer": "/schema/properties/hallWish",
                     *             "field": "hallWish",
                     *             "code": null,
                     *             "message": "\"hallWish\" is new and optional: older answers show it as not asked."
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["PreviewCreated"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    ownFormPreview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 01HZX3K8Q4N6T2V9B7M5C1D0EF
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *         "formId": "visitor-en",
                     *         "document": "{\"formId\":\"visitor-en\",\"version\":3}",
                     *         "expiresAt": "2026-03-02T02:00:00Z",
                     *         "problems": [
                     *           {
                     *             "code": "unknownField",
                     *             "severity": "error",
                     *             "line": 41,
                     *             "column": 25,
                     *             "pointer": "/schema/properties/why/x-visible",
                     *             "message": "\"jobTitel\" is not a field of this form.",
                     *             "hint": "Did you mean \"jobTitle\"?"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["Preview"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    ownJudgeFormPreview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 01HZX3K8Q4N6T2V9B7M5C1D0EF
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "answers": {
                 *         "email": "anna@example.org",
                 *         "hallWish": "Hall 9"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PreviewValues"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "accepted": false,
                     *         "body": "{\"formId\":\"visitor-en\",\"formVersion\":3,\"email\":\"anna@example.org\",\"answers\":{\"hallWish\":\"Hall 9\"}}",
                     *         "errors": [
                     *           {
                     *             "pointer": "/body/firstName",
                     *             "reason": "form.required",
                     *             "message": "This is a required field"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["PreviewVerdict"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    ownPublishForm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "formId": "visitor-en",
                 *       "document": "{\"formId\":\"visitor-en\",\"version\":4}"
                 *     }
                 */
                "application/json": components["schemas"]["PublishRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "formId": "visitor-en",
                     *         "formVersion": 4,
                     *         "contentHash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *         "publishedAt": "2026-03-01T02:00:00Z",
                     *         "archived": false,
                     *         "url": "/forms/visitor-en/4.json?v=9f86d081884c"
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["FormVersionInfo"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    ownFormCurrent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the form.
                 * @example visitor-en
                 */
                formId: components["parameters"]["FormId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "formId": "visitor-en",
                     *         "current": {
                     *           "formId": "visitor-en",
                     *           "formVersion": 3,
                     *           "contentHash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *           "publishedAt": "2026-01-10T02:00:00Z",
                     *           "archived": false,
                     *           "url": "/forms/visitor-en/3.json"
                     *         },
                     *         "versions": [
                     *           {
                     *             "formId": "visitor-en",
                     *             "formVersion": 3,
                     *             "contentHash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *             "publishedAt": "2026-01-10T02:00:00Z",
                     *             "archived": false,
                     *             "url": "/forms/visitor-en/3.json"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["FormInfo"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    ownFormVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the form.
                 * @example visitor-en
                 */
                formId: components["parameters"]["FormId"];
                /**
                 * @description Version of the form.
                 * @example 3
                 */
                version: components["schemas"]["FormVersion"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "formId": "visitor-en",
                     *         "formVersion": 3,
                     *         "contentHash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *         "publishedAt": "2026-01-10T02:00:00Z",
                     *         "archived": false,
                     *         "url": "/forms/visitor-en/3.json"
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["FormVersionInfo"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    ownFormCases: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the form.
                 * @example visitor-en
                 */
                formId: components["parameters"]["FormId"];
                /**
                 * @description Version of the form.
                 * @example 3
                 */
                version: components["schemas"]["FormVersion"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "formId": "visitor-en",
                     *         "formVersion": 3,
                     *         "cases": "{\"base\":{\"email\":\"anna@example.org\"},\"cases\":[]}"
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["FormCases"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    ownSubmitForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the form.
                 * @example visitor-en
                 */
                formId: components["parameters"]["FormId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "formVersion": 1,
                 *       "answers": {
                 *         "name": "Anna Schmidt",
                 *         "email": "anna.schmidt@example.com"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["FormSubmit"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "number": "F27-EB61-YD6V",
                     *         "email": "anna.schmidt@example.com",
                     *         "createdAt": "2026-03-01T02:00:00Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["FormSubmitted"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    ownUploadFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the form.
                 * @example visitor-en
                 */
                formId: components["parameters"]["FormId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "field": "badgePhoto",
                 *       "file": "(the bytes of photo.jpg)"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["FormUpload"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *         "name": "photo.jpg",
                     *         "size": 183204,
                     *         "type": "image/jpeg"
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["UploadReference"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    ownRemoveUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the form.
                 * @example visitor-en
                 */
                formId: components["parameters"]["FormId"];
                /**
                 * @description Id of the record.
                 * @example 01HZX3K8Q4N6T2V9B7M5C1D0EF
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF"
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["UploadRemoved"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    ownForms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "access": "granted",
                     *         "designer": {
                     *           "name": "Anna Li",
                     *           "reviewNeeded": true
                     *         },
                     *         "forms": [
                     *           {
                     *             "formId": "visitor-en",
                     *             "current": {
                     *               "formId": "visitor-en",
                     *               "formVersion": 3,
                     *               "contentHash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *               "publishedAt": "2026-01-10T02:00:00Z",
                     *               "archived": false,
                     *               "url": "/forms/visitor-en/3.json"
                     *             },
                     *             "versions": [
                     *               {
                     *                 "formId": "visitor-en",
                     *                 "formVersion": 3,
                     *                 "contentHash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *                 "publishedAt": "2026-01-10T02:00:00Z",
                     *                 "archived": false,
                     *                 "url": "/forms/visitor-en/3.json"
                     *               }
                     *             ],
                     *             "draft": {
                     *               "author": "Anna Li",
                     *               "changedAt": "2026-03-01T02:00:00Z",
                     *               "revision": 7
                     *             }
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["FormList"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    ownFormDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the form.
                 * @example visitor-en
                 */
                formId: components["parameters"]["FormId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "formId": "visitor-en",
                     *         "document": "{\"formId\":\"visitor-en\",\"version\":3}",
                     *         "revision": 7,
                     *         "author": "Anna Li",
                     *         "changedAt": "2026-03-01T02:00:00Z",
                     *         "lock": {
                     *           "author": "Anna Li",
                     *           "until": "2026-03-01T02:05:00Z"
                     *         },
                     *         "review": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["FormDraft"] | null;
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    ownSaveFormDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the form.
                 * @example visitor-en
                 */
                formId: components["parameters"]["FormId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "document": "{\"formId\":\"visitor-en\",\"version\":3}",
                 *       "revision": 0
                 *     }
                 */
                "application/json": components["schemas"]["DraftSave"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "formId": "visitor-en",
                     *         "document": "{\"formId\":\"visitor-en\",\"version\":3}",
                     *         "revision": 7,
                     *         "author": "Anna Li",
                     *         "changedAt": "2026-03-01T02:00:00Z",
                     *         "lock": {
                     *           "author": "Anna Li",
                     *           "until": "2026-03-01T02:05:00Z"
                     *         },
                     *         "review": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["FormDraft"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    ownDiscardFormDraft: {
        parameters: {
            query: {
                /**
                 * @description Revision that the designer saw.
                 * @example 7
                 */
                revision: components["schemas"]["DraftRevision"];
            };
            header?: never;
            path: {
                /**
                 * @description Name of the form.
                 * @example visitor-en
                 */
                formId: components["parameters"]["FormId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "revision": 7,
                     *         "author": "Anna Li",
                     *         "at": "2026-03-01T02:00:00Z",
                     *         "action": "discarded",
                     *         "size": 35
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["FormRevision"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    ownLockFormDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the form.
                 * @example visitor-en
                 */
                formId: components["parameters"]["FormId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "action": "lock"
                 *     }
                 */
                "application/json": components["schemas"]["DraftLockRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "formId": "visitor-en",
                     *         "document": "{\"formId\":\"visitor-en\",\"version\":3}",
                     *         "revision": 7,
                     *         "author": "Anna Li",
                     *         "changedAt": "2026-03-01T02:00:00Z",
                     *         "lock": {
                     *           "author": "Anna Li",
                     *           "until": "2026-03-01T02:05:00Z"
                     *         },
                     *         "review": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["FormDraft"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    ownReviewFormDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the form.
                 * @example visitor-en
                 */
                formId: components["parameters"]["FormId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "action": "request",
                 *       "revision": 7
                 *     }
                 */
                "application/json": components["schemas"]["DraftReviewRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "formId": "visitor-en",
                     *         "document": "{\"formId\":\"visitor-en\",\"version\":3}",
                     *         "revision": 7,
                     *         "author": "Anna Li",
                     *         "changedAt": "2026-03-01T02:00:00Z",
                     *         "lock": {
                     *           "author": "Anna Li",
                     *           "until": "2026-03-01T02:05:00Z"
                     *         },
                     *         "review": {
                     *           "state": "requested",
                     *           "author": "Anna Li",
                     *           "revision": 7,
                     *           "at": "2026-03-01T02:01:00Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["FormDraft"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    ownFormDraftRevisions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the form.
                 * @example visitor-en
                 */
                formId: components["parameters"]["FormId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "revisions": [
                     *           {
                     *             "revision": 7,
                     *             "author": "Anna Li",
                     *             "at": "2026-03-01T02:00:00Z",
                     *             "action": "saved",
                     *             "size": 35
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["FormRevisionList"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    ownFormDraftRevision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the form.
                 * @example visitor-en
                 */
                formId: components["parameters"]["FormId"];
                /**
                 * @description Number of the revision.
                 * @example 7
                 */
                revision: components["schemas"]["DraftRevision"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "revision": 7,
                     *         "author": "Anna Li",
                     *         "at": "2026-03-01T02:00:00Z",
                     *         "action": "saved",
                     *         "size": 35,
                     *         "document": "{\"formId\":\"visitor-en\",\"version\":3}"
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["FormRevisionDocument"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    ownCountFormProgress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the form.
                 * @example visitor-en
                 */
                formId: components["parameters"]["FormId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "formVersion": 1,
                 *       "shown": [
                 *         "email",
                 *         "name",
                 *         "company"
                 *       ],
                 *       "answered": [
                 *         "email"
                 *       ],
                 *       "last": "name",
                 *       "sent": false
                 *     }
                 */
                "application/json": components["schemas"]["FormProgress"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "counted": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["FormProgressCounted"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    ownReplayForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the form.
                 * @example visitor-en
                 */
                formId: components["parameters"]["FormId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "document": "{\"formId\":\"visitor-en\",\"version\":3}"
                 *     }
                 */
                "application/json": components["schemas"]["ReplayRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "total": 4812,
                     *         "refused": 37,
                     *         "byRule": [
                     *           {
                     *             "pointer": "/website",
                     *             "id": "form.required",
                     *             "count": 37
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["ReplayCounts"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    ownFormStats: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the form.
                 * @example visitor-en
                 */
                formId: components["parameters"]["FormId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "versions": [
                     *           {
                     *             "formVersion": 3,
                     *             "started": 480,
                     *             "sent": 412,
                     *             "questions": [
                     *               {
                     *                 "field": "email",
                     *                 "shown": 480,
                     *                 "answered": 471,
                     *                 "left": 23
                     *               },
                     *               {
                     *                 "field": "jobTitleOther",
                     *                 "shown": 12,
                     *                 "answered": 11,
                     *                 "left": null
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["FormStats"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    ownGroup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "group": {
                     *           "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *           "state": "forming",
                     *           "company": "深圳市示例机械有限公司",
                     *           "contactName": "王小明",
                     *           "contactMobile": "13800138000",
                     *           "users": [],
                     *           "carNos": [
                     *             "粤B12345"
                     *           ],
                     *           "masterId": null,
                     *           "minimum": 5,
                     *           "missing": 5,
                     *           "locksAt": "2026-03-30T01:00:00Z",
                     *           "createdAt": "2026-03-01T02:00:00Z",
                     *           "updatedAt": "2026-03-01T02:00:00Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["GroupMine"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    ownHallBooths: {
        parameters: {
            query?: {
                /**
                 * @description Only booths within 40 metres of this one. The list is empty if the hall does not have this booth.
                 * @example 2-A01
                 */
                near?: components["schemas"]["BoothNumber"];
            };
            header?: {
                /**
                 * @description Used if X-Locale is absent.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Language of the response; overrides Accept-Language. A GET with side effects requires this header or Access-Token, because other sites cannot send either.
                 * @example en
                 */
                "X-Locale"?: components["parameters"]["XLocale"];
            };
            path: {
                /**
                 * @description Number of the hall.
                 * @example 13
                 */
                number: components["schemas"]["HallNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": [
                     *         {
                     *           "number": "2-A01",
                     *           "kind": "standard",
                     *           "area": 36,
                     *           "outline": [
                     *             {
                     *               "x": 120,
                     *               "y": 80
                     *             }
                     *           ],
                     *           "exhibitorId": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *           "exhibitorName": "Schmidt Maschinenbau GmbH",
                     *           "exhibitorSummary": "Five-axis milling machines.",
                     *           "exhibitorLogo": {
                     *             "url": "/art/mark/1/schmidt.svg",
                     *             "width": 96,
                     *             "height": 96,
                     *             "alt": "Mark of Schmidt Maschinenbau"
                     *           },
                     *           "lang": "en"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["BoothOnPlan"][];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    ownInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Token of the link, 128 random bits.
                 * @example q3Jx0Vb7mZc1TgYkP9sLwQ
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "name": "Maria Petrova",
                     *         "email": "maria.petrova@example.com",
                     *         "company": "Example Tools GmbH"
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["InvitedVisitor"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    ownMediaCard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "formId": "media-card",
                 *       "formVersion": 3,
                 *       "medium": "Metrology Letters",
                 *       "mediumKind": "print",
                 *       "name": "Anna Schmidt",
                 *       "email": "anna.schmidt@example.com",
                 *       "country": "DE",
                 *       "privacyAgreed": true,
                 *       "answers": {
                 *         "days": [
                 *           "2026-03-31"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["MediaCardApply"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *         "number": "P27-EB61-YD6V",
                     *         "email": "anna.schmidt@example.com",
                     *         "createdAt": "2026-03-01T02:00:00Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["Application"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    ownMeetingCalendar: {
        parameters: {
            query?: {
                /**
                 * @description Language of the event. Overrides the headers, which a link cannot send.
                 * @example en
                 */
                locale?: components["schemas"]["Locale"];
            };
            header?: {
                /**
                 * @description Used if X-Locale is absent.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Language of the response; overrides Accept-Language. A GET with side effects requires this header or Access-Token, because other sites cannot send either.
                 * @example en
                 */
                "X-Locale"?: components["parameters"]["XLocale"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 01HZX3K8Q4N6T2V9B7M5C1D0EF
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example BEGIN:VCALENDAR
                     *     VERSION:2.0
                     *     PRODID:-//exhibition//site//EN
                     *     BEGIN:VEVENT
                     *     UID:01HZX3K8Q4N6T2V9B7M5C1D0EG@meetings
                     *     DTSTART:20260401T020000Z
                     *     DTEND:20260401T040000Z
                     *     SUMMARY:Additive manufacturing in practice
                     *     END:VEVENT
                     *     END:VCALENDAR
                     */
                    "text/calendar": string;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    ownMyData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "exportedAt": "2026-03-01T02:00:00Z",
                     *         "person": {
                     *           "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *           "name": "王小明",
                     *           "nickname": "小明",
                     *           "mobileMasked": "138****8000",
                     *           "emailMasked": null,
                     *           "wechatBound": true,
                     *           "registrationId": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *           "groupId": null
                     *         },
                     *         "registrations": [
                     *           {
                     *             "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *             "number": "V27-7K2M-Q9XD",
                     *             "channel": "en",
                     *             "state": "confirmed",
                     *             "email": "anna.schmidt@example.com",
                     *             "firstName": "Anna",
                     *             "lastName": "Schmidt",
                     *             "jobTitle": "manager",
                     *             "department": "purchasing",
                     *             "company": "Schmidt Maschinenbau GmbH",
                     *             "country": "DE",
                     *             "city": "Stuttgart",
                     *             "mobileCountryCode": "+49",
                     *             "mobile": "151 2345 6789",
                     *             "privacyAgreed": true,
                     *             "formId": "visitor-en",
                     *             "formVersion": 3,
                     *             "answers": {},
                     *             "questionnaire": {
                     *               "formId": "questionnaire-en",
                     *               "formVersion": 3,
                     *               "answers": {
                     *                 "purposes": [
                     *                   "1001",
                     *                   "1002"
                     *                 ],
                     *                 "products": [
                     *                   "1008",
                     *                   "1015"
                     *                 ],
                     *                 "business": "1026"
                     *               },
                     *               "submittedAt": "2026-03-01T02:04:00Z"
                     *             },
                     *             "amountDue": 0,
                     *             "qrContent": "V27-7K2M-Q9XD",
                     *             "createdAt": "2026-03-01T02:00:00Z",
                     *             "updatedAt": "2026-03-01T02:04:00Z"
                     *           }
                     *         ],
                     *         "partners": [
                     *           {
                     *             "id": "01HZX3K8Q4N6T2V9B7M5C1D0EG",
                     *             "registrationId": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *             "name": "Paul Weber",
                     *             "email": "paul.weber@example.com",
                     *             "company": "Schmidt Maschinenbau GmbH",
                     *             "state": "invited",
                     *             "invitedAt": "2026-03-01T02:10:00Z",
                     *             "createdAt": "2026-03-01T02:09:00Z"
                     *           }
                     *         ],
                     *         "groups": [
                     *           {
                     *             "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *             "state": "forming",
                     *             "company": "深圳市示例机械有限公司",
                     *             "contactName": "王小明",
                     *             "contactMobile": "13800138000",
                     *             "contactEmail": "wang@example.com",
                     *             "visitDay": "2026-03-31",
                     *             "remarks": "乘大巴前往",
                     *             "users": [
                     *               {
                     *                 "id": "01HZX3K8Q4N6T2V9B7M5C1D0EG",
                     *                 "groupId": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *                 "name": "王小明",
                     *                 "mobile": "13800138000",
                     *                 "jobTitle": "经理",
                     *                 "department": "采购部",
                     *                 "documentKind": "idCard",
                     *                 "documentMasked": "4403**********1234",
                     *                 "isMaster": true,
                     *                 "number": "V27-7K2M-Q9XD",
                     *                 "createdAt": "2026-03-01T02:00:00Z",
                     *                 "updatedAt": "2026-03-01T02:00:00Z"
                     *               }
                     *             ],
                     *             "carNos": [
                     *               "粤B12345"
                     *             ],
                     *             "masterId": "01HZX3K8Q4N6T2V9B7M5C1D0EG",
                     *             "minimum": 5,
                     *             "missing": 4,
                     *             "locksAt": "2026-03-30T01:00:00Z",
                     *             "createdAt": "2026-03-01T02:00:00Z",
                     *             "updatedAt": "2026-03-01T02:00:00Z"
                     *           }
                     *         ],
                     *         "enrolments": [
                     *           {
                     *             "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *             "meetingId": "01HZX3K8Q4N6T2V9B7M5C1D0EG",
                     *             "meetingTitle": "Additive manufacturing in practice",
                     *             "from": "2026-04-01T02:00:00Z",
                     *             "to": "2026-04-01T04:00:00Z",
                     *             "room": "Room B, first floor",
                     *             "name": "Anna Schmidt",
                     *             "company": "Schmidt Maschinenbau GmbH",
                     *             "contactMasked": "a***@example.com",
                     *             "state": "enrolled",
                     *             "waitingPosition": null,
                     *             "amountDue": 0,
                     *             "payBefore": null,
                     *             "signedInAt": null,
                     *             "qrContent": "M27-7K2M-Q9XD",
                     *             "createdAt": "2026-03-01T02:00:00Z"
                     *           }
                     *         ],
                     *         "payments": [
                     *           {
                     *             "id": "01HZX3K8Q4N6T2V9B7M5C1D0EH",
                     *             "state": "paid",
                     *             "amount": 5000,
                     *             "currency": "CNY",
                     *             "paidAt": "2026-03-01T02:05:00Z",
                     *             "expiresAt": "2026-03-01T02:30:00Z"
                     *           }
                     *         ],
                     *         "boothReservations": [
                     *           {
                     *             "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *             "number": "B27-EB61-YD6V",
                     *             "state": "submitted",
                     *             "contactPerson": "Anna Schmidt",
                     *             "company": "Schmidt Maschinenbau GmbH",
                     *             "plannedExhibits": "Five-axis milling machines",
                     *             "preferredPavilion": "Metal cutting",
                     *             "boothKind": "standard",
                     *             "standardBooths": 2,
                     *             "rawArea": null,
                     *             "createdAt": "2026-03-01T02:00:00Z"
                     *           }
                     *         ],
                     *         "mediaCards": [
                     *           {
                     *             "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *             "formId": "media-card",
                     *             "formVersion": 1,
                     *             "email": "anna.schmidt@example.com",
                     *             "values": {
                     *               "medium": "Metrology Letters",
                     *               "mediumKind": "print",
                     *               "name": "Anna Schmidt",
                     *               "country": "DE"
                     *             },
                     *             "answers": {
                     *               "days": [
                     *                 "2026-03-31"
                     *               ]
                     *             },
                     *             "createdAt": "2026-03-01T02:00:00Z"
                     *           }
                     *         ],
                     *         "visaLetters": [
                     *           {
                     *             "number": "L27-7K2M-Q9XD",
                     *             "email": "anna.schmidt@example.com",
                     *             "values": {
                     *               "surname": "Schmidt",
                     *               "givenNames": "Anna Maria",
                     *               "passportNumber": "C0*****47"
                     *             },
                     *             "answers": {},
                     *             "createdAt": "2026-03-01T02:00:00Z"
                     *           }
                     *         ],
                     *         "subscriptions": [
                     *           {
                     *             "state": "confirmed",
                     *             "emailMasked": "a***@example.com",
                     *             "language": 2,
                     *             "confirmedAt": "2026-03-01T02:00:00Z"
                     *           }
                     *         ],
                     *         "consents": [
                     *           {
                     *             "kind": "privacy",
                     *             "textVersion": "2026-01",
                     *             "locale": "en",
                     *             "agreedAt": "2026-03-01T02:00:00Z"
                     *           }
                     *         ],
                     *         "records": [
                     *           {
                     *             "what": "exchange_message",
                     *             "purpose": "enquiry",
                     *             "period": "enquiries",
                     *             "fields": [
                     *               {
                     *                 "name": "name",
                     *                 "value": "Anna Schmidt"
                     *               },
                     *               {
                     *                 "name": "email",
                     *                 "value": "anna.schmidt@example.com"
                     *               },
                     *               {
                     *                 "name": "content",
                     *                 "value": "A word to the editors"
                     *               },
                     *               {
                     *                 "name": "client",
                     *                 "value": "203.0.113.7"
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["MyData"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    ownEraseMyData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "confirm": true
                 *     }
                 */
                "application/json": components["schemas"]["EraseRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "erasedAt": "2026-03-01T02:00:00Z",
                     *         "kept": [
                     *           {
                     *             "what": "Payment orders",
                     *             "why": "Tax law",
                     *             "until": "2036-12-31"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["Erased"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    ownOptOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "7K2MQ9XD04VBA"
                 *     }
                 */
                "application/json": components["schemas"]["OptOutRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "optedOut": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["OptOut"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    ownPaymentState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 01HZX3K8Q4N6T2V9B7M5C1D0EF
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "id": "01HZX3K8Q4N6T2V9B7M5C1D0EH",
                     *         "state": "paid",
                     *         "amount": 5000,
                     *         "currency": "CNY",
                     *         "paidAt": "2026-03-01T02:05:00Z",
                     *         "expiresAt": "2026-03-01T02:30:00Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["PaymentStatus"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    ownPaymentNotice: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Nonce of the signature.
                 * @example fdasflkja484w
                 */
                "Wechatpay-Nonce": string;
                /**
                 * @description Serial number of the certificate or key.
                 * @example 5157F09EFDC096DE15EBE81A47057A7232F1B8E1
                 */
                "Wechatpay-Serial": string;
                /**
                 * @description Signature of timestamp, nonce and body.
                 * @example bm90IGEgcmVhbCBzaWduYXR1cmU=
                 */
                "Wechatpay-Signature": string;
                /**
                 * @description Unix time in seconds. Rejected if older than 5 minutes.
                 * @example 1772330400
                 */
                "Wechatpay-Timestamp": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "EV-2018022511223320873",
                 *       "create_time": "2026-03-01T10:05:00+08:00",
                 *       "event_type": "TRANSACTION.SUCCESS",
                 *       "resource_type": "encrypt-resource",
                 *       "resource": {
                 *         "algorithm": "AEAD_AES_256_GCM",
                 *         "ciphertext": "bm90IGEgcmVhbCBjaXBoZXJ0ZXh0",
                 *         "associated_data": "transaction",
                 *         "nonce": "fdasflkja484",
                 *         "original_type": "transaction"
                 *       },
                 *       "summary": "支付成功"
                 *     }
                 */
                "application/json": components["schemas"]["WechatPayNotice"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "SUCCESS",
                     *       "message": "OK"
                     *     }
                     */
                    "application/json": components["schemas"]["WechatPayAck"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    ownReportProblem: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "story": {
                 *         "version": 1,
                 *         "locale": "en",
                 *         "device": "desktop",
                 *         "signedIn": false,
                 *         "startedAt": "2026-03-10T02:00:00Z",
                 *         "steps": [
                 *           {
                 *             "atMs": 0,
                 *             "page": "/en/news"
                 *           },
                 *           {
                 *             "atMs": 80,
                 *             "request": {
                 *               "operation": "mediaNewsPage",
                 *               "argument": {
                 *                 "current": 1,
                 *                 "size": 12
                 *               },
                 *               "status": 200
                 *             }
                 *           },
                 *           {
                 *             "atMs": 9200,
                 *             "page": "/en/news/details/01HZX3K8Q4N6T2V9B7M5C1D0EF"
                 *           },
                 *           {
                 *             "atMs": 9310,
                 *             "request": {
                 *               "operation": "mediaNews",
                 *               "argument": {
                 *                 "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF"
                 *               },
                 *               "status": 500,
                 *               "reason": "server.error",
                 *               "requestId": "req-1"
                 *             }
                 *           },
                 *           {
                 *             "atMs": 9312,
                 *             "failure": "message"
                 *           }
                 *         ]
                 *       },
                 *       "description": "The article does not open.",
                 *       "email": "anna.schmidt@example.com",
                 *       "privacyAgreed": true
                 *     }
                 */
                "application/json": components["schemas"]["ProblemReport"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "number": "R27-EB61-YD6V",
                     *         "receivedAt": "2026-03-10T02:00:12Z",
                     *         "deletedAt": "2026-04-09T02:00:12Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["ProblemReceipt"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    ownRegistrationBadge: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Used if X-Locale is absent.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Language of the response; overrides Accept-Language. A GET with side effects requires this header or Access-Token, because other sites cannot send either.
                 * @example en
                 */
                "X-Locale"?: components["parameters"]["XLocale"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 01HZX3K8Q4N6T2V9B7M5C1D0EF
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example (the bytes of V27-7K2M-Q9XD.pdf) */
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    ownMakeBadgeLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 01HZX3K8Q4N6T2V9B7M5C1D0EF
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "path": "/en/b/q3Jx0Vb7mZc1TgYkP9sLwQ"
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["BadgeLinkMade"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    ownEndBadgeLinks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 01HZX3K8Q4N6T2V9B7M5C1D0EF
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "ended": 2
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["BadgeLinksEnded"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    ownRegistrationCalendar: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Used if X-Locale is absent.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Language of the response; overrides Accept-Language. A GET with side effects requires this header or Access-Token, because other sites cannot send either.
                 * @example en
                 */
                "X-Locale"?: components["parameters"]["XLocale"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 01HZX3K8Q4N6T2V9B7M5C1D0EF
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example BEGIN:VCALENDAR
                     *     VERSION:2.0
                     *     PRODID:-//exhibition//site//EN
                     *     BEGIN:VEVENT
                     *     UID:V27-7K2M-Q9XD-1
                     *     DTSTART:20260331T010000Z
                     *     DTEND:20260331T090000Z
                     *     SUMMARY:Visit
                     *     END:VEVENT
                     *     END:VCALENDAR
                     */
                    "text/calendar": string;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    ownCancelRegistration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 01HZX3K8Q4N6T2V9B7M5C1D0EF
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "reason": "The journey is off."
                 *     }
                 */
                "application/json": components["schemas"]["CancelRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *         "number": "V27-7K2M-Q9XD",
                     *         "channel": "en",
                     *         "state": "confirmed",
                     *         "email": "anna.schmidt@example.com",
                     *         "firstName": "Anna",
                     *         "lastName": "Schmidt",
                     *         "jobTitle": "manager",
                     *         "department": "purchasing",
                     *         "company": "Schmidt Maschinenbau GmbH",
                     *         "country": "DE",
                     *         "city": "Stuttgart",
                     *         "mobileCountryCode": "+49",
                     *         "mobile": "151 2345 6789",
                     *         "privacyAgreed": true,
                     *         "formId": "visitor-en",
                     *         "formVersion": 3,
                     *         "answers": {},
                     *         "questionnaire": {
                     *           "formId": "questionnaire-en",
                     *           "formVersion": 3,
                     *           "answers": {
                     *             "purposes": [
                     *               "1001",
                     *               "1002"
                     *             ],
                     *             "products": [
                     *               "1008",
                     *               "1015"
                     *             ],
                     *             "business": "1026"
                     *           },
                     *           "submittedAt": "2026-03-01T02:04:00Z"
                     *         },
                     *         "amountDue": 0,
                     *         "qrContent": "V27-7K2M-Q9XD",
                     *         "createdAt": "2026-03-01T02:00:00Z",
                     *         "updatedAt": "2026-03-01T02:04:00Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["VisitorRegistration"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    ownResendRegistration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 01HZX3K8Q4N6T2V9B7M5C1D0EF
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "channel": "email",
                     *         "resendAfter": 60
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["Resent"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    ownSignOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "everywhere": false
                 *     }
                 */
                "application/json": components["schemas"]["SignOutRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "signedOut": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["SignedOut"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    ownSitePlan: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Used if X-Locale is absent.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Language of the response; overrides Accept-Language. A GET with side effects requires this header or Access-Token, because other sites cannot send either.
                 * @example en
                 */
                "X-Locale"?: components["parameters"]["XLocale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "grounds": [
                     *           {
                     *             "id": "concourse",
                     *             "name": "Central concourse",
                     *             "outline": [
                     *               {
                     *                 "x": 0,
                     *                 "y": 140
                     *               },
                     *               {
                     *                 "x": 800,
                     *                 "y": 140
                     *               },
                     *               {
                     *                 "x": 800,
                     *                 "y": 160
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "entrances": [
                     *           {
                     *             "id": "west",
                     *             "name": "West entrance hall",
                     *             "at": {
                     *               "x": 0,
                     *               "y": 150
                     *             }
                     *           }
                     *         ],
                     *         "halls": [
                     *           {
                     *             "number": "13",
                     *             "front": "north",
                     *             "doors": [
                     *               {
                     *                 "from": {
                     *                   "x": 120,
                     *                   "y": 80
                     *                 },
                     *                 "to": {
                     *                   "x": 130,
                     *                   "y": 80
                     *                 }
                     *               }
                     *             ],
                     *             "taken": "M126 86h9v12h-9z",
                     *             "free": "M135 86h6v6h-6z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["SitePlan"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    ownStaffDevice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *         "name": "Kiosk north 1",
                     *         "meetingIds": [
                     *           "01HZX3K8Q4N6T2V9B7M5C1D0EG"
                     *         ],
                     *         "issuedAt": "2026-03-01T02:00:00Z",
                     *         "expiresAt": "2026-04-04T16:00:00Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["StaffDevice"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    ownStaffSign: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "meetingId": "01HZX3K8Q4N6T2V9B7M5C1D0EG",
                 *       "qrContent": "M27-7K2M-Q9XD"
                 *     }
                 */
                "application/json": components["schemas"]["StaffSign"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *         "meetingId": "01HZX3K8Q4N6T2V9B7M5C1D0EG",
                     *         "meetingTitle": "Additive manufacturing in practice",
                     *         "from": "2026-04-01T02:00:00Z",
                     *         "to": "2026-04-01T04:00:00Z",
                     *         "room": "Room B, first floor",
                     *         "name": "Anna Schmidt",
                     *         "company": "Schmidt Maschinenbau GmbH",
                     *         "contactMasked": "a***@example.com",
                     *         "state": "enrolled",
                     *         "waitingPosition": null,
                     *         "amountDue": 0,
                     *         "payBefore": null,
                     *         "signedInAt": null,
                     *         "qrContent": "M27-7K2M-Q9XD",
                     *         "createdAt": "2026-03-01T02:00:00Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["Enrolment"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    ownSubmissionState: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "number": "B27-EB61-YD6V",
                 *       "contact": "anna.schmidt@example.com"
                 *     }
                 */
                "application/json": components["schemas"]["SubmissionStateRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "number": "B27-EB61-YD6V",
                     *         "kind": "booth",
                     *         "state": "inProgress",
                     *         "createdAt": "2026-03-01T02:00:00Z",
                     *         "updatedAt": "2026-03-02T02:00:00Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["SubmissionStatus"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    ownConfirmSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "q3Jx0Vb7mZc1TgYkP9sLw2RfHu5NdEa8oI4iXyCvBnM"
                 *     }
                 */
                "application/json": components["schemas"]["TokenRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "state": "confirmed",
                     *         "emailMasked": "a***@example.com",
                     *         "language": 2,
                     *         "confirmedAt": "2026-03-01T02:00:00Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["Subscription"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    ownUnsubscribe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "q3Jx0Vb7mZc1TgYkP9sLw2RfHu5NdEa8oI4iXyCvBnM"
                 *     }
                 */
                "application/json": components["schemas"]["TokenRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "state": "unsubscribed",
                     *         "emailMasked": "a***@example.com",
                     *         "language": 2,
                     *         "confirmedAt": "2026-03-01T02:00:00Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["Subscription"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    ownUnsubscribeOneClick: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Token of the subscription.
                 * @example q3Jx0Vb7mZc1TgYkP9sLw2RfHu5NdEa8oI4iXyCvBnM
                 */
                token: components["schemas"]["LinkToken"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "List-Unsubscribe": "One-Click"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["OneClickForm"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "state": "unsubscribed",
                     *         "emailMasked": "a***@example.com",
                     *         "language": 2,
                     *         "confirmedAt": "2026-03-01T02:00:00Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["Subscription"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    ownSuggestionCatalogue: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Used if X-Locale is absent.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Language of the response; overrides Accept-Language. A GET with side effects requires this header or Access-Token, because other sites cannot send either.
                 * @example en
                 */
                "X-Locale"?: components["parameters"]["XLocale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "questions": [
                     *           {
                     *             "id": "products",
                     *             "title": "Products of interest",
                     *             "options": [
                     *               {
                     *                 "code": "1016",
                     *                 "label": "Industrial robots",
                     *                 "tags": [
                     *                   "option:1016",
                     *                   "category:301",
                     *                   "category:302"
                     *                 ]
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "items": [
                     *           {
                     *             "kind": "exhibitor",
                     *             "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *             "name": "Schmidt Maschinenbau GmbH",
                     *             "lang": "en",
                     *             "exhibitorId": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *             "themeId": 3,
                     *             "booths": [
                     *               "14-C05"
                     *             ],
                     *             "tags": [
                     *               "category:301",
                     *               "industry:automotive"
                     *             ]
                     *           },
                     *           {
                     *             "kind": "product",
                     *             "id": "01HZX3K8Q4N6T2V9B7M5C1D0EG",
                     *             "name": "SM-6 robot arm",
                     *             "lang": "en",
                     *             "exhibitorId": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *             "company": "Schmidt Maschinenbau GmbH",
                     *             "themeId": 3,
                     *             "booths": [
                     *               "14-C05"
                     *             ],
                     *             "tags": [
                     *               "category:301",
                     *               "industry:automotive",
                     *               "new"
                     *             ]
                     *           },
                     *           {
                     *             "kind": "meeting",
                     *             "id": "01HZX3K8Q4N6T2V9B7M5C1D0EH",
                     *             "name": "Joints and gearboxes for humanoid robots",
                     *             "lang": "en",
                     *             "from": "2026-04-01T02:00:00Z",
                     *             "to": "2026-04-01T04:00:00Z",
                     *             "hall": "14",
                     *             "room": "Hall 14, room A",
                     *             "tags": [
                     *               "session",
                     *               "programme:robotics",
                     *               "option:1016",
                     *               "category:301",
                     *               "category:302"
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["SuggestionCatalogue"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    ownThemes: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Used if X-Locale is absent.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Language of the response; overrides Accept-Language. A GET with side effects requires this header or Access-Token, because other sites cannot send either.
                 * @example en
                 */
                "X-Locale"?: components["parameters"]["XLocale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "themes": [
                     *           {
                     *             "id": 1,
                     *             "name": "Metal cutting machine tools",
                     *             "shortName": "Metal cutting",
                     *             "englishName": "Metal Cutting Machine Tools",
                     *             "summary": "How a part is cut.",
                     *             "picture": {
                     *               "url": "/art/milling/1/9.svg?w=480&h=360",
                     *               "width": 480,
                     *               "height": 360,
                     *               "alt": "An end mill"
                     *             },
                     *             "colours": {
                     *               "strong": "#C1121F",
                     *               "tint": "#FBECED",
                     *               "main": "#0B5FA5",
                     *               "navigation": "#084B83",
                     *               "exhibitorTop": "#0E6FC0",
                     *               "landing": "#063B68"
                     *             },
                     *             "halls": [
                     *               "13"
                     *             ],
                     *             "halls2023": [
                     *               "11"
                     *             ],
                     *             "categories": [
                     *               {
                     *                 "id": 101,
                     *                 "name": "CNC machine tools",
                     *                 "zh": "数控机床",
                     *                 "en": "CNC machine tools"
                     *               }
                     *             ],
                     *             "blocks": [
                     *               {
                     *                 "title": "What you see",
                     *                 "background": "/media/themes/1.jpg",
                     *                 "items": [
                     *                   {
                     *                     "title": "Five axes at once",
                     *                     "text": "Cycle times are posted at the booth."
                     *                   }
                     *                 ]
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "themeTexts": [
                     *           {
                     *             "id": "metal-cutting",
                     *             "name": "Metal cutting",
                     *             "text": "Machining centres, lathes and grinding.",
                     *             "themeId": 1
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["Themes"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    ownVisaLetter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "formId": "visa-letter",
                 *       "formVersion": 2,
                 *       "surname": "Schmidt",
                 *       "givenNames": "Anna Maria",
                 *       "sex": "female",
                 *       "birthDate": "1985-03-14",
                 *       "nationality": "DE",
                 *       "passportNumber": "C01X00T47",
                 *       "passportExpiry": "2031-06-30",
                 *       "company": "Schmidt Maschinenbau GmbH",
                 *       "position": "Head of purchasing",
                 *       "arrival": "2026-03-30",
                 *       "departure": "2026-04-04",
                 *       "consulate": "Frankfurt am Main",
                 *       "email": "anna.schmidt@example.com",
                 *       "privacyAgreed": true,
                 *       "answers": {}
                 *     }
                 */
                "application/json": components["schemas"]["VisaLetterApply"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "number": "L27-7K2M-Q9XD",
                     *         "email": "anna.schmidt@example.com",
                     *         "createdAt": "2026-03-01T02:00:00Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["VisaLetter"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    ownWalkingMap: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Used if X-Locale is absent.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Language of the response; overrides Accept-Language. A GET with side effects requires this header or Access-Token, because other sites cannot send either.
                 * @example en
                 */
                "X-Locale"?: components["parameters"]["XLocale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "grounds": [
                     *           {
                     *             "outline": [
                     *               {
                     *                 "x": 0,
                     *                 "y": 140
                     *               },
                     *               {
                     *                 "x": 800,
                     *                 "y": 140
                     *               },
                     *               {
                     *                 "x": 800,
                     *                 "y": 160
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "entrances": [
                     *           {
                     *             "id": "west",
                     *             "name": "West entrance hall",
                     *             "at": {
                     *               "x": 0,
                     *               "y": 150
                     *             },
                     *             "hasSteps": false
                     *           }
                     *         ],
                     *         "halls": [
                     *           {
                     *             "number": "13",
                     *             "themeId": 5,
                     *             "front": "north",
                     *             "outline": [
                     *               {
                     *                 "x": 100,
                     *                 "y": 166
                     *               },
                     *               {
                     *                 "x": 250,
                     *                 "y": 166
                     *               },
                     *               {
                     *                 "x": 250,
                     *                 "y": 300
                     *               },
                     *               {
                     *                 "x": 100,
                     *                 "y": 300
                     *               }
                     *             ],
                     *             "doors": [
                     *               {
                     *                 "from": {
                     *                   "x": 120,
                     *                   "y": 166
                     *                 },
                     *                 "to": {
                     *                   "x": 130,
                     *                   "y": 166
                     *                 },
                     *                 "hasSteps": false
                     *               }
                     *             ],
                     *             "booths": [
                     *               {
                     *                 "number": "13-A01",
                     *                 "box": [
                     *                   106,
                     *                   172,
                     *                   9,
                     *                   12
                     *                 ]
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["WalkingMap"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    visitorRedeemCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the response; overrides Accept-Language. A GET with side effects requires this header or Access-Token, because other sites cannot send either.
                 * @example en
                 */
                "X-Locale"?: components["parameters"]["XLocale"];
            };
            path: {
                /**
                 * @description Code for a free registration.
                 * @example FREE2026
                 */
                code: components["schemas"]["RedeemCode"];
                /**
                 * @description Mobile number, masked in all logs.
                 * @example 13800138000
                 */
                mobile: components["parameters"]["Mobile"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "code": "FREE2026",
                     *         "accepted": true,
                     *         "usesLeft": 3,
                     *         "validUntil": "2026-03-30T01:00:00Z",
                     *         "heldUntil": "2026-03-01T02:30:00Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["RedeemResult"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    configHotKeyword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Used if X-Locale is absent.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Language of the response; overrides Accept-Language. A GET with side effects requires this header or Access-Token, because other sites cannot send either.
                 * @example en
                 */
                "X-Locale"?: components["parameters"]["XLocale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": [
                     *         {
                     *           "keyword": "five-axis",
                     *           "searches": 812,
                     *           "isHot": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["HotKeyword"][];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    configHotSearch: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Used if X-Locale is absent.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Language of the response; overrides Accept-Language. A GET with side effects requires this header or Access-Token, because other sites cannot send either.
                 * @example en
                 */
                "X-Locale"?: components["parameters"]["XLocale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "records": [
                     *           {
                     *             "keyword": "laser cutting"
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "size": 20,
                     *         "current": 1,
                     *         "pages": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["HotSearchPage"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    configSearchByKeyword: {
        parameters: {
            query?: {
                /**
                 * @description Page of that kind, starting at 1, with ten results. Beyond the last page, the kind has its total and no results.
                 * @example 2
                 */
                current?: components["schemas"]["PageCurrent"];
                /**
                 * @description The kind whose results are paged. Of all other kinds, the ten best results are returned.
                 * @example exhibit
                 */
                kind?: components["schemas"]["SearchKind"];
                /**
                 * @description Whether the search is for suggestions while the user types. Such searches do not count towards popular searches.
                 * @example suggestions
                 */
                purpose?: "results" | "suggestions";
            };
            header?: {
                /**
                 * @description Used if X-Locale is absent.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Language of the response; overrides Accept-Language. A GET with side effects requires this header or Access-Token, because other sites cannot send either.
                 * @example en
                 */
                "X-Locale"?: components["parameters"]["XLocale"];
            };
            path: {
                /**
                 * @description Keywords.
                 * @example milling
                 */
                keyword: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "keyword": "milling",
                     *         "total": 1,
                     *         "groups": [
                     *           {
                     *             "kind": "exhibitor",
                     *             "total": 1,
                     *             "hits": [
                     *               {
                     *                 "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *                 "title": "Schmidt Maschinenbau GmbH",
                     *                 "titleMarks": [],
                     *                 "summary": "Five-axis milling machines.",
                     *                 "summaryMarks": [
                     *                   {
                     *                     "from": 10,
                     *                     "to": 17
                     *                   }
                     *                 ],
                     *                 "url": "/en/exhibitor-list/details/01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *                 "picture": {
                     *                   "url": "/media/2026/hall-13.jpg",
                     *                   "width": 1200,
                     *                   "height": 800,
                     *                   "alt": "Hall 13 at noon"
                     *                 },
                     *                 "date": null,
                     *                 "booth": "2-A01",
                     *                 "themeId": 1,
                     *                 "lang": "en"
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "suggestions": [
                     *           "milling machine"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["SearchResult"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    configSubscribe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "anna.schmidt@example.com",
                 *       "language": 2
                 *     }
                 */
                "application/json": components["schemas"]["SubscribeRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "state": "pending",
                     *         "resendAfter": 60
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["SubscribeResult"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    supportList: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Used if X-Locale is absent.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Language of the response; overrides Accept-Language. A GET with side effects requires this header or Access-Token, because other sites cannot send either.
                 * @example en
                 */
                "X-Locale"?: components["parameters"]["XLocale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "media"
                 *     }
                 */
                "application/json": components["schemas"]["SupportRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": [
                     *         {
                     *           "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *           "kind": "media",
                     *           "name": "Machine Tool Review",
                     *           "logo": {
                     *             "url": "/media/2026/hall-13.jpg",
                     *             "width": 1200,
                     *             "height": 800,
                     *             "alt": "Hall 13 at noon"
                     *           },
                     *           "url": "https://review.example.com/",
                     *           "sort": 10,
                     *           "lang": "en"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["SupportUnit"][];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    meetingTopicList: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Used if X-Locale is absent.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Language of the response; overrides Accept-Language. A GET with side effects requires this header or Access-Token, because other sites cannot send either.
                 * @example en
                 */
                "X-Locale"?: components["parameters"]["XLocale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "topicId": "additive"
                 *     }
                 */
                "application/json": components["schemas"]["TopicMeetingRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": [
                     *         {
                     *           "id": "01HZX3K8Q4N6T2V9B7M5C1D0EG",
                     *           "title": "Additive manufacturing in practice",
                     *           "summary": "Six talks and a discussion.",
                     *           "themeId": "01HZX3K8Q4N6T2V9B7M5C1D0EH",
                     *           "themeName": "Future of making",
                     *           "date": "2026-04-01",
                     *           "from": "2026-04-01T02:00:00Z",
                     *           "to": "2026-04-01T04:00:00Z",
                     *           "hall": "13",
                     *           "room": "Room B, first floor",
                     *           "cover": {
                     *             "url": "/media/2026/hall-13.jpg",
                     *             "width": 1200,
                     *             "height": 800,
                     *             "alt": "Hall 13 at noon"
                     *           },
                     *           "price": 0,
                     *           "seats": {
                     *             "total": 200,
                     *             "taken": 148,
                     *             "left": 52,
                     *             "waiting": 0
                     *           },
                     *           "state": "open",
                     *           "spokenLanguages": [
                     *             "Chinese"
                     *           ],
                     *           "speakerNames": [
                     *             "Dr. Li Na"
                     *           ],
                     *           "isHot": true,
                     *           "lang": "en"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["MeetingSummary"][];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    topicHome: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Used if X-Locale is absent.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Language of the response; overrides Accept-Language. A GET with side effects requires this header or Access-Token, because other sites cannot send either.
                 * @example en
                 */
                "X-Locale"?: components["parameters"]["XLocale"];
            };
            path: {
                /**
                 * @description Name of the topic.
                 * @example additive
                 */
                id: components["schemas"]["TypeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "id": "additive",
                     *         "title": "Additive manufacturing",
                     *         "summary": "What is new in 3D printing.",
                     *         "banners": [
                     *           {
                     *             "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *             "title": "27th edition: 31 March to 3 April 2026",
                     *             "subtitle": "Shenzhen",
                     *             "picture": {
                     *               "url": "/media/2026/hall-13.jpg",
                     *               "width": 1200,
                     *               "height": 800,
                     *               "alt": "Hall 13 at noon"
                     *             },
                     *             "mobilePicture": {
                     *               "url": "/media/2026/hall-13.jpg",
                     *               "width": 1200,
                     *               "height": 800,
                     *               "alt": "Hall 13 at noon"
                     *             },
                     *             "link": "/en/audience/registration",
                     *             "linkTarget": "_self"
                     *           }
                     *         ],
                     *         "blocks": [
                     *           {
                     *             "kind": "text",
                     *             "title": "How to get there",
                     *             "html": "<p>Line 20 stops at the exhibition centre.</p>"
                     *           }
                     *         ],
                     *         "news": [
                     *           {
                     *             "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *             "title": "The hall plan is published",
                     *             "summary": "Five exhibitions in nine exhibition halls and demonstration hall 2.",
                     *             "typeId": "industry",
                     *             "typeName": "Industry news",
                     *             "cover": {
                     *               "url": "/media/2026/hall-13.jpg",
                     *               "width": 1200,
                     *               "height": 800,
                     *               "alt": "Hall 13 at noon"
                     *             },
                     *             "source": "Organiser",
                     *             "publishedAt": "2026-02-20T01:30:00Z",
                     *             "views": 1520,
                     *             "isTop": false,
                     *             "lang": "en"
                     *           }
                     *         ],
                     *         "videos": [
                     *           {
                     *             "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *             "title": "Robots at work",
                     *             "summary": "A walk through the robotics hall.",
                     *             "typeId": "review",
                     *             "typeName": "Review",
                     *             "cover": {
                     *               "url": "/media/2026/hall-13.jpg",
                     *               "width": 1200,
                     *               "height": 800,
                     *               "alt": "Hall 13 at noon"
                     *             },
                     *             "durationSeconds": 184,
                     *             "publishedAt": "2025-04-10T02:00:00Z",
                     *             "views": 930,
                     *             "lang": "en"
                     *           }
                     *         ],
                     *         "exhibitors": [
                     *           {
                     *             "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *             "name": "Schmidt Maschinenbau GmbH",
                     *             "otherName": "施密特机械",
                     *             "themeIds": [
                     *               1
                     *             ],
                     *             "categories": [
                     *               "CNC machine tools"
                     *             ],
                     *             "origin": {
                     *               "kind": "overseas",
                     *               "country": "DE",
                     *               "provinceId": null,
                     *               "name": "Germany"
                     *             },
                     *             "applicationIndustries": [
                     *               "Automotive"
                     *             ],
                     *             "halls": [
                     *               "2"
                     *             ],
                     *             "booths": [
                     *               {
                     *                 "number": "2-A01",
                     *                 "hall": "2",
                     *                 "kind": "standard",
                     *                 "area": 36
                     *               }
                     *             ],
                     *             "famousBrand": true,
                     *             "popular": false,
                     *             "featured": true,
                     *             "onlineShowroom": true,
                     *             "logo": {
                     *               "url": "/media/2026/hall-13.jpg",
                     *               "width": 1200,
                     *               "height": 800,
                     *               "alt": "Hall 13 at noon"
                     *             },
                     *             "summary": "Five-axis milling machines since 1954.",
                     *             "summaryLang": "en",
                     *             "exhibitCount": 12,
                     *             "lang": "en"
                     *           }
                     *         ],
                     *         "exhibits": [
                     *           {
                     *             "id": "01HZX3K8Q4N6T2V9B7M5C1D0EG",
                     *             "name": "SM-500 five-axis mill",
                     *             "exhibitorId": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *             "exhibitorName": "Schmidt Maschinenbau GmbH",
                     *             "boothNumbers": [
                     *               "2-A01"
                     *             ],
                     *             "themeId": 1,
                     *             "category": "CNC machine tools",
                     *             "applicationIndustries": [
                     *               "Automotive"
                     *             ],
                     *             "picture": {
                     *               "url": "/media/2026/hall-13.jpg",
                     *               "width": 1200,
                     *               "height": 800,
                     *               "alt": "Hall 13 at noon"
                     *             },
                     *             "isNew": true,
                     *             "lang": "en"
                     *           }
                     *         ],
                     *         "lang": "en",
                     *         "languages": [
                     *           "en"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["TopicHome"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    mediaTypes: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Used if X-Locale is absent.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Language of the response; overrides Accept-Language. A GET with side effects requires this header or Access-Token, because other sites cannot send either.
                 * @example en
                 */
                "X-Locale"?: components["parameters"]["XLocale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "current": 1,
                 *       "size": 20,
                 *       "kind": "news",
                 *       "parentId": "0"
                 *     }
                 */
                "application/json": components["schemas"]["MediaTypePageRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "records": [
                     *           {
                     *             "id": "industry",
                     *             "parentId": null,
                     *             "kind": "news",
                     *             "name": "Industry news",
                     *             "count": 42,
                     *             "sort": 10
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "size": 20,
                     *         "current": 1,
                     *         "pages": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["MediaTypePage"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    mediaVideo: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Used if X-Locale is absent.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Language of the response; overrides Accept-Language. A GET with side effects requires this header or Access-Token, because other sites cannot send either.
                 * @example en
                 */
                "X-Locale"?: components["parameters"]["XLocale"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 01HZX3K8Q4N6T2V9B7M5C1D0EF
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *         "title": "Robots at work",
                     *         "summary": "A walk through the robotics hall.",
                     *         "typeId": "review",
                     *         "typeName": "Review",
                     *         "cover": {
                     *           "url": "/media/2026/hall-13.jpg",
                     *           "width": 1200,
                     *           "height": 800,
                     *           "alt": "Hall 13 at noon"
                     *         },
                     *         "durationSeconds": 184,
                     *         "publishedAt": "2025-04-10T02:00:00Z",
                     *         "views": 930,
                     *         "lang": "en",
                     *         "body": "<p>The hall plan is published.</p>",
                     *         "sources": [
                     *           {
                     *             "url": "/media/video/robots-720.mp4",
                     *             "type": "video/mp4",
                     *             "height": 720
                     *           }
                     *         ],
                     *         "captions": [
                     *           {
                     *             "url": "/media/video/robots-en.vtt",
                     *             "locale": "en",
                     *             "label": "English"
                     *           }
                     *         ],
                     *         "chapters": [
                     *           {
                     *             "from": 2,
                     *             "title": "The door",
                     *             "text": "A robot welds a car door."
                     *           }
                     *         ],
                     *         "transcript": "A robot welds a car door.",
                     *         "languages": [
                     *           "en"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["VideoItem"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    mediaVideos: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Used if X-Locale is absent.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Language of the response; overrides Accept-Language. A GET with side effects requires this header or Access-Token, because other sites cannot send either.
                 * @example en
                 */
                "X-Locale"?: components["parameters"]["XLocale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "current": 1,
                 *       "size": 20,
                 *       "typeId": "review",
                 *       "year": 2026,
                 *       "keyword": "robot"
                 *     }
                 */
                "application/json": components["schemas"]["VideoPageRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "records": [
                     *           {
                     *             "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *             "title": "Robots at work",
                     *             "summary": "A walk through the robotics hall.",
                     *             "typeId": "review",
                     *             "typeName": "Review",
                     *             "cover": {
                     *               "url": "/media/2026/hall-13.jpg",
                     *               "width": 1200,
                     *               "height": 800,
                     *               "alt": "Hall 13 at noon"
                     *             },
                     *             "durationSeconds": 184,
                     *             "publishedAt": "2025-04-10T02:00:00Z",
                     *             "views": 930,
                     *             "lang": "en"
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "size": 20,
                     *         "current": 1,
                     *         "pages": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["VideoPage"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    mediaRecommendedVideos: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Used if X-Locale is absent.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Language of the response; overrides Accept-Language. A GET with side effects requires this header or Access-Token, because other sites cannot send either.
                 * @example en
                 */
                "X-Locale"?: components["parameters"]["XLocale"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 01HZX3K8Q4N6T2V9B7M5C1D0EF
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": [
                     *         {
                     *           "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *           "title": "Robots at work",
                     *           "summary": "A walk through the robotics hall.",
                     *           "typeId": "review",
                     *           "typeName": "Review",
                     *           "cover": {
                     *             "url": "/media/2026/hall-13.jpg",
                     *             "width": 1200,
                     *             "height": 800,
                     *             "alt": "Hall 13 at noon"
                     *           },
                     *           "durationSeconds": 184,
                     *           "publishedAt": "2025-04-10T02:00:00Z",
                     *           "views": 930,
                     *           "lang": "en"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["VideoSummary"][];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    groupAddCarNos: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "groupId": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                 *       "carNos": [
                 *         "粤B12345"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CarNumbers"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *         "state": "forming",
                     *         "company": "深圳市示例机械有限公司",
                     *         "contactName": "王小明",
                     *         "contactMobile": "13800138000",
                     *         "contactEmail": "wang@example.com",
                     *         "visitDay": "2026-03-31",
                     *         "remarks": "乘大巴前往",
                     *         "users": [
                     *           {
                     *             "id": "01HZX3K8Q4N6T2V9B7M5C1D0EG",
                     *             "groupId": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *             "name": "王小明",
                     *             "mobile": "13800138000",
                     *             "jobTitle": "经理",
                     *             "department": "采购部",
                     *             "documentKind": "idCard",
                     *             "documentMasked": "4403**********1234",
                     *             "isMaster": true,
                     *             "number": "V27-7K2M-Q9XD",
                     *             "createdAt": "2026-03-01T02:00:00Z",
                     *             "updatedAt": "2026-03-01T02:00:00Z"
                     *           }
                     *         ],
                     *         "carNos": [
                     *           "粤B12345"
                     *         ],
                     *         "masterId": "01HZX3K8Q4N6T2V9B7M5C1D0EG",
                     *         "minimum": 5,
                     *         "missing": 4,
                     *         "locksAt": "2026-03-30T01:00:00Z",
                     *         "createdAt": "2026-03-01T02:00:00Z",
                     *         "updatedAt": "2026-03-01T02:00:00Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["Group"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    groupBatchSave: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "groupId": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                 *       "users": [
                 *         {
                 *           "name": "王小明",
                 *           "mobile": "13800138000",
                 *           "email": "wang@example.com",
                 *           "jobTitle": "经理",
                 *           "department": "采购部",
                 *           "documentKind": "idCard",
                 *           "documentNumber": "440301199003071230"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["GroupBatch"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "saved": 5,
                     *         "group": {
                     *           "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *           "state": "forming",
                     *           "company": "深圳市示例机械有限公司",
                     *           "contactName": "王小明",
                     *           "contactMobile": "13800138000",
                     *           "contactEmail": "wang@example.com",
                     *           "visitDay": "2026-03-31",
                     *           "remarks": "乘大巴前往",
                     *           "users": [
                     *             {
                     *               "id": "01HZX3K8Q4N6T2V9B7M5C1D0EG",
                     *               "groupId": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *               "name": "王小明",
                     *               "mobile": "13800138000",
                     *               "jobTitle": "经理",
                     *               "department": "采购部",
                     *               "documentKind": "idCard",
                     *               "documentMasked": "4403**********1234",
                     *               "isMaster": true,
                     *               "number": "V27-7K2M-Q9XD",
                     *               "createdAt": "2026-03-01T02:00:00Z",
                     *               "updatedAt": "2026-03-01T02:00:00Z"
                     *             }
                     *           ],
                     *           "carNos": [
                     *             "粤B12345"
                     *           ],
                     *           "masterId": "01HZX3K8Q4N6T2V9B7M5C1D0EG",
                     *           "minimum": 5,
                     *           "missing": 4,
                     *           "locksAt": "2026-03-30T01:00:00Z",
                     *           "createdAt": "2026-03-01T02:00:00Z",
                     *           "updatedAt": "2026-03-01T02:00:00Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["GroupUsersSaved"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    groupDeleteUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the response; overrides Accept-Language. A GET with side effects requires this header or Access-Token, because other sites cannot send either.
                 * @example en
                 */
                "X-Locale"?: components["parameters"]["XLocale"];
            };
            path: {
                /**
                 * @description Id of the record.
                 * @example 01HZX3K8Q4N6T2V9B7M5C1D0EF
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *         "deleted": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["Deleted"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    groupExcelTemplate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Used if X-Locale is absent.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Language of the response; overrides Accept-Language. A GET with side effects requires this header or Access-Token, because other sites cannot send either.
                 * @example en
                 */
                "X-Locale"?: components["parameters"]["XLocale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    groupExportQrCode: {
        parameters: {
            query: {
                /**
                 * @description Id of the group.
                 * @example 01HZX3K8Q4N6T2V9B7M5C1D0EF
                 */
                groupId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    groupFindById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 01HZX3K8Q4N6T2V9B7M5C1D0EF
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *         "state": "forming",
                     *         "company": "深圳市示例机械有限公司",
                     *         "contactName": "王小明",
                     *         "contactMobile": "13800138000",
                     *         "contactEmail": "wang@example.com",
                     *         "visitDay": "2026-03-31",
                     *         "remarks": "乘大巴前往",
                     *         "users": [
                     *           {
                     *             "id": "01HZX3K8Q4N6T2V9B7M5C1D0EG",
                     *             "groupId": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *             "name": "王小明",
                     *             "mobile": "13800138000",
                     *             "jobTitle": "经理",
                     *             "department": "采购部",
                     *             "documentKind": "idCard",
                     *             "documentMasked": "4403**********1234",
                     *             "isMaster": true,
                     *             "number": "V27-7K2M-Q9XD",
                     *             "createdAt": "2026-03-01T02:00:00Z",
                     *             "updatedAt": "2026-03-01T02:00:00Z"
                     *           }
                     *         ],
                     *         "carNos": [
                     *           "粤B12345"
                     *         ],
                     *         "masterId": "01HZX3K8Q4N6T2V9B7M5C1D0EG",
                     *         "minimum": 5,
                     *         "missing": 4,
                     *         "locksAt": "2026-03-30T01:00:00Z",
                     *         "createdAt": "2026-03-01T02:00:00Z",
                     *         "updatedAt": "2026-03-01T02:00:00Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["Group"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    groupFindByMobile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Code from the text message.
                 * @example 482913
                 */
                code: components["parameters"]["SmsCode"];
                /**
                 * @description Mobile number, masked in all logs.
                 * @example 13800138000
                 */
                mobile: components["parameters"]["Mobile"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "access-token": components["headers"]["AccessToken"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "token-expire": components["headers"]["TokenExpire"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "exists": true,
                     *         "group": {
                     *           "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *           "state": "forming",
                     *           "company": "深圳市示例机械有限公司",
                     *           "contactName": "王小明",
                     *           "contactMobile": "13800138000",
                     *           "contactEmail": "wang@example.com",
                     *           "visitDay": "2026-03-31",
                     *           "remarks": "乘大巴前往",
                     *           "users": [
                     *             {
                     *               "id": "01HZX3K8Q4N6T2V9B7M5C1D0EG",
                     *               "groupId": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *               "name": "王小明",
                     *               "mobile": "13800138000",
                     *               "jobTitle": "经理",
                     *               "department": "采购部",
                     *               "documentKind": "idCard",
                     *               "documentMasked": "4403**********1234",
                     *               "isMaster": true,
                     *               "number": "V27-7K2M-Q9XD",
                     *               "createdAt": "2026-03-01T02:00:00Z",
                     *               "updatedAt": "2026-03-01T02:00:00Z"
                     *             }
                     *           ],
                     *           "carNos": [
                     *             "粤B12345"
                     *           ],
                     *           "masterId": "01HZX3K8Q4N6T2V9B7M5C1D0EG",
                     *           "minimum": 5,
                     *           "missing": 4,
                     *           "locksAt": "2026-03-30T01:00:00Z",
                     *           "createdAt": "2026-03-01T02:00:00Z",
                     *           "updatedAt": "2026-03-01T02:00:00Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["GroupFound"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    groupExcelImport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "groupId": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                 *       "file": "(the bytes of delegation.xlsx)"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["ExcelUpload"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "importId": "01HZX3K8Q4N6T2V9B7M5C1D0EH",
                     *         "groupId": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *         "fileName": "delegation.xlsx",
                     *         "total": 6,
                     *         "accepted": 5,
                     *         "rejected": 1,
                     *         "columns": [
                     *           {
                     *             "column": "B",
                     *             "field": "mobile",
                     *             "title": "Mobile number"
                     *           }
                     *         ],
                     *         "rows": [
                     *           {
                     *             "row": 3,
                     *             "accepted": false,
                     *             "values": {
                     *               "name": "李小红",
                     *               "mobile": "1390013900",
                     *               "jobTitle": "工程师"
                     *             },
                     *             "errors": [
                     *               {
                     *                 "column": "B",
                     *                 "field": "mobile",
                     *                 "reason": "group.mobileFormat",
                     *                 "message": "The mobile number is not valid"
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "expiresAt": "2026-03-01T02:30:00Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["ExcelPreview"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    groupSaveUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "groupId": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                 *       "name": "王小明",
                 *       "mobile": "13800138000",
                 *       "email": "wang@example.com",
                 *       "jobTitle": "经理",
                 *       "department": "采购部",
                 *       "documentKind": "idCard",
                 *       "documentNumber": "440301199003071230"
                 *     }
                 */
                "application/json": components["schemas"]["GroupUserSave"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "id": "01HZX3K8Q4N6T2V9B7M5C1D0EG",
                     *         "groupId": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *         "name": "王小明",
                     *         "mobile": "13800138000",
                     *         "jobTitle": "经理",
                     *         "department": "采购部",
                     *         "documentKind": "idCard",
                     *         "documentMasked": "4403**********1234",
                     *         "isMaster": true,
                     *         "number": "V27-7K2M-Q9XD",
                     *         "createdAt": "2026-03-01T02:00:00Z",
                     *         "updatedAt": "2026-03-01T02:00:00Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["GroupUser"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    groupExcelSave: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "groupId": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                 *       "importId": "01HZX3K8Q4N6T2V9B7M5C1D0EH"
                 *     }
                 */
                "application/json": components["schemas"]["ExcelSave"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "saved": 5,
                     *         "group": {
                     *           "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *           "state": "forming",
                     *           "company": "深圳市示例机械有限公司",
                     *           "contactName": "王小明",
                     *           "contactMobile": "13800138000",
                     *           "contactEmail": "wang@example.com",
                     *           "visitDay": "2026-03-31",
                     *           "remarks": "乘大巴前往",
                     *           "users": [
                     *             {
                     *               "id": "01HZX3K8Q4N6T2V9B7M5C1D0EG",
                     *               "groupId": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *               "name": "王小明",
                     *               "mobile": "13800138000",
                     *               "jobTitle": "经理",
                     *               "department": "采购部",
                     *               "documentKind": "idCard",
                     *               "documentMasked": "4403**********1234",
                     *               "isMaster": true,
                     *               "number": "V27-7K2M-Q9XD",
                     *               "createdAt": "2026-03-01T02:00:00Z",
                     *               "updatedAt": "2026-03-01T02:00:00Z"
                     *             }
                     *           ],
                     *           "carNos": [
                     *             "粤B12345"
                     *           ],
                     *           "masterId": "01HZX3K8Q4N6T2V9B7M5C1D0EG",
                     *           "minimum": 5,
                     *           "missing": 4,
                     *           "locksAt": "2026-03-30T01:00:00Z",
                     *           "createdAt": "2026-03-01T02:00:00Z",
                     *           "updatedAt": "2026-03-01T02:00:00Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["GroupUsersSaved"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    groupUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                 *       "company": "深圳市示例机械有限公司",
                 *       "contactName": "王小明",
                 *       "contactEmail": "wang@example.com",
                 *       "visitDay": "2026-03-31",
                 *       "remarks": "乘大巴前往",
                 *       "privacyAgreed": true,
                 *       "source": "newsletter-2026-02"
                 *     }
                 */
                "application/json": components["schemas"]["GroupUpdate"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *         "state": "forming",
                     *         "company": "深圳市示例机械有限公司",
                     *         "contactName": "王小明",
                     *         "contactMobile": "13800138000",
                     *         "contactEmail": "wang@example.com",
                     *         "visitDay": "2026-03-31",
                     *         "remarks": "乘大巴前往",
                     *         "users": [
                     *           {
                     *             "id": "01HZX3K8Q4N6T2V9B7M5C1D0EG",
                     *             "groupId": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *             "name": "王小明",
                     *             "mobile": "13800138000",
                     *             "jobTitle": "经理",
                     *             "department": "采购部",
                     *             "documentKind": "idCard",
                     *             "documentMasked": "4403**********1234",
                     *             "isMaster": true,
                     *             "number": "V27-7K2M-Q9XD",
                     *             "createdAt": "2026-03-01T02:00:00Z",
                     *             "updatedAt": "2026-03-01T02:00:00Z"
                     *           }
                     *         ],
                     *         "carNos": [
                     *           "粤B12345"
                     *         ],
                     *         "masterId": "01HZX3K8Q4N6T2V9B7M5C1D0EG",
                     *         "minimum": 5,
                     *         "missing": 4,
                     *         "locksAt": "2026-03-30T01:00:00Z",
                     *         "createdAt": "2026-03-01T02:00:00Z",
                     *         "updatedAt": "2026-03-01T02:00:00Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["Group"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    groupUpdateUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "01HZX3K8Q4N6T2V9B7M5C1D0EG",
                 *       "name": "王小明",
                 *       "mobile": "13800138000",
                 *       "email": "wang@example.com",
                 *       "jobTitle": "经理",
                 *       "department": "采购部",
                 *       "documentKind": "idCard",
                 *       "documentNumber": "440301199003071230"
                 *     }
                 */
                "application/json": components["schemas"]["GroupUserUpdate"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "id": "01HZX3K8Q4N6T2V9B7M5C1D0EG",
                     *         "groupId": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *         "name": "王小明",
                     *         "mobile": "13800138000",
                     *         "jobTitle": "经理",
                     *         "department": "采购部",
                     *         "documentKind": "idCard",
                     *         "documentMasked": "4403**********1234",
                     *         "isMaster": true,
                     *         "number": "V27-7K2M-Q9XD",
                     *         "createdAt": "2026-03-01T02:00:00Z",
                     *         "updatedAt": "2026-03-01T02:00:00Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["GroupUser"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    groupUpdateMaster: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of the response; overrides Accept-Language. A GET with side effects requires this header or Access-Token, because other sites cannot send either.
                 * @example en
                 */
                "X-Locale"?: components["parameters"]["XLocale"];
            };
            path: {
                /**
                 * @description Id of the group.
                 * @example 01HZX3K8Q4N6T2V9B7M5C1D0EF
                 */
                groupId: components["schemas"]["Id"];
                /**
                 * @description Id of the member.
                 * @example 01HZX3K8Q4N6T2V9B7M5C1D0EG
                 */
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *         "state": "forming",
                     *         "company": "深圳市示例机械有限公司",
                     *         "contactName": "王小明",
                     *         "contactMobile": "13800138000",
                     *         "contactEmail": "wang@example.com",
                     *         "visitDay": "2026-03-31",
                     *         "remarks": "乘大巴前往",
                     *         "users": [
                     *           {
                     *             "id": "01HZX3K8Q4N6T2V9B7M5C1D0EG",
                     *             "groupId": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *             "name": "王小明",
                     *             "mobile": "13800138000",
                     *             "jobTitle": "经理",
                     *             "department": "采购部",
                     *             "documentKind": "idCard",
                     *             "documentMasked": "4403**********1234",
                     *             "isMaster": true,
                     *             "number": "V27-7K2M-Q9XD",
                     *             "createdAt": "2026-03-01T02:00:00Z",
                     *             "updatedAt": "2026-03-01T02:00:00Z"
                     *           }
                     *         ],
                     *         "carNos": [
                     *           "粤B12345"
                     *         ],
                     *         "masterId": "01HZX3K8Q4N6T2V9B7M5C1D0EG",
                     *         "minimum": 5,
                     *         "missing": 4,
                     *         "locksAt": "2026-03-30T01:00:00Z",
                     *         "createdAt": "2026-03-01T02:00:00Z",
                     *         "updatedAt": "2026-03-01T02:00:00Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["Group"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    wxAuthorizationUrl: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "f": "/zh-cn/audience/register/1",
                 *       "scope": "snsapi_base"
                 *     }
                 */
                "application/json": components["schemas"]["WxAuthorizationRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "url": "https://open.weixin.qq.com/connect/oauth2/authorize?appid=wx0123456789abcdef",
                     *         "state": "k3Vw9Qm2Xz7Lr5Tn8Pb1Yc"
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["WxAuthorization"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    wxUrlLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "path": "/pages/task/index",
                 *       "query": "from=sms",
                 *       "expireDays": 30
                 *     }
                 */
                "application/json": components["schemas"]["UrlLinkRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "urlLink": "https://wxaurl.example.com/abc123",
                     *         "expiresAt": "2026-03-31T02:00:00Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["UrlLink"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    wxMiniQrCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "page": "pages/task/index",
                 *       "scene": "id=V27-7K2M-Q9XD",
                 *       "width": 430
                 *     }
                 */
                "application/json": components["schemas"]["MiniQrCodeRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "page": "pages/task/index",
                     *         "scene": "id=V27-7K2M-Q9XD",
                     *         "image": "data:image/png;base64,iVBORw0KGgo="
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["MiniQrCode"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    groupQrCode: {
        parameters: {
            query: {
                /**
                 * @description Id of the member.
                 * @example 01HZX3K8Q4N6T2V9B7M5C1D0EG
                 */
                visitGroupUserId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "content": "V27-7K2M-Q9XD",
                     *         "image": "data:image/png;base64,iVBORw0KGgo="
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["QrCode"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    wxSignature: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://www.example.com/zh-cn/news"
                 *     }
                 */
                "application/json": components["schemas"]["WxSignatureRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "appId": "wx0123456789abcdef",
                     *         "timestamp": 1772330400,
                     *         "nonceStr": "Wm3WZYTPz0wzccnW",
                     *         "signature": "0f9de62fce790f9a083d5c99e95740ceb90c27ed"
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["WxSignature"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    wxLogin: {
        parameters: {
            query?: {
                /**
                 * @description State from WeChat.
                 * @example k3Vw9Qm2Xz7Lr5Tn8Pb1Yc
                 */
                state?: components["schemas"]["WxState"];
            };
            header?: {
                /**
                 * @description Language of the response; overrides Accept-Language. A GET with side effects requires this header or Access-Token, because other sites cannot send either.
                 * @example en
                 */
                "X-Locale"?: components["parameters"]["XLocale"];
            };
            path: {
                /**
                 * @description Code from WeChat.
                 * @example 061AbcDef2GhiJkl3mno4PqrStu5Vwx0
                 */
                code: components["schemas"]["WxCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "access-token": components["headers"]["AccessToken"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "token-expire": components["headers"]["TokenExpire"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "user": {
                     *           "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *           "name": "王小明",
                     *           "nickname": "小明",
                     *           "mobileMasked": "138****8000",
                     *           "emailMasked": null,
                     *           "wechatBound": true,
                     *           "registrationId": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *           "groupId": null
                     *         },
                     *         "expiresAt": "2026-03-08T02:00:00Z",
                     *         "returnTo": "/zh-cn/audience/register/1"
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["SignedIn"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    visitorPay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record.
                 * @example 01HZX3K8Q4N6T2V9B7M5C1D0EF
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "method": "jsapi"
                 *     }
                 */
                "application/json": components["schemas"]["PayRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "id": "01HZX3K8Q4N6T2V9B7M5C1D0EH",
                     *         "state": "pending",
                     *         "amount": 5000,
                     *         "currency": "CNY",
                     *         "method": "jsapi",
                     *         "expiresAt": "2026-03-01T02:30:00Z",
                     *         "paidAt": null,
                     *         "jsapi": {
                     *           "appId": "wx0123456789abcdef",
                     *           "timeStamp": "1772330400",
                     *           "nonceStr": "5K8264ILTKCH16CQ2502SI8ZNMTM67VS",
                     *           "package": "prepay_id=wx201410272009395522657a690389285100",
                     *           "signType": "RSA",
                     *           "paySign": "oR9d8PuhnIc+YZ8cBHFCwfgpaK9gd7va"
                     *         },
                     *         "native": null,
                     *         "h5": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["Payment"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    wxScanLogin: {
        parameters: {
            query: {
                /**
                 * @description Code from WeChat.
                 * @example 061AbcDef2GhiJkl3mno4PqrStu5Vwx0
                 */
                code: components["schemas"]["WxCode"];
                /**
                 * @description State from WeChat.
                 * @example k3Vw9Qm2Xz7Lr5Tn8Pb1Yc
                 */
                state?: components["schemas"]["WxState"];
            };
            header?: {
                /**
                 * @description Language of the response; overrides Accept-Language. A GET with side effects requires this header or Access-Token, because other sites cannot send either.
                 * @example en
                 */
                "X-Locale"?: components["parameters"]["XLocale"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "access-token": components["headers"]["AccessToken"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "token-expire": components["headers"]["TokenExpire"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "OK",
                     *       "data": {
                     *         "user": {
                     *           "id": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *           "name": "王小明",
                     *           "nickname": "小明",
                     *           "mobileMasked": "138****8000",
                     *           "emailMasked": null,
                     *           "wechatBound": true,
                     *           "registrationId": "01HZX3K8Q4N6T2V9B7M5C1D0EF",
                     *           "groupId": null
                     *         },
                     *         "expiresAt": "2026-03-08T02:00:00Z",
                     *         "returnTo": "/zh-cn/audience/register/1"
                     *       }
                     *     }
                     */
                    "application/json": {
                        code: components["schemas"]["Code"];
                        data: components["schemas"]["SignedIn"];
                        message: components["schemas"]["Message"];
                        msg?: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
}
