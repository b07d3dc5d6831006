// Written by `npm run codegen` from openapi/. Do not edit.

export const validateForm = validate52;
const schema19 = {"type":"object","additionalProperties":false,"required":["formId","version","title","schema"],"properties":{"$schema":{"type":"string","maxLength":100},"formId":{"type":"string","pattern":"^[a-z][a-z0-9-]{1,39}$"},"version":{"type":"integer","minimum":1,"maximum":9999},"title":{"$ref":"#/$defs/text"},"intro":{"$ref":"#/$defs/text"},"submit":{"$ref":"#/$defs/text"},"messages":{"type":"object","maxProperties":100,"propertyNames":{"pattern":"^[a-zA-Z]+\\.[a-zA-Z0-9]+$","maxLength":80},"additionalProperties":{"$ref":"#/$defs/text"}},"schema":{"type":"object","additionalProperties":false,"required":["type","properties"],"properties":{"type":{"const":"object"},"properties":{"$ref":"#/$defs/properties"}}}},"$defs":{"text":{"type":"object","additionalProperties":false,"required":["zh-cn","en","ru","zh-tw","ja"],"properties":{"zh-cn":{"$ref":"#/$defs/words"},"en":{"$ref":"#/$defs/words"},"ru":{"$ref":"#/$defs/words"},"zh-tw":{"$ref":"#/$defs/words"},"ja":{"$ref":"#/$defs/words"}}},"words":{"type":"string","minLength":1,"maxLength":1000,"pattern":"\\S"},"name":{"type":"string","pattern":"^[a-z][A-Za-z0-9]{0,39}$"},"condition":{"type":"string","minLength":1,"maxLength":500},"properties":{"type":"object","minProperties":1,"maxProperties":200,"propertyNames":{"$ref":"#/$defs/name"},"additionalProperties":{"type":"object","required":["type"],"if":{"properties":{"type":{"const":"void"}}},"then":{"$ref":"#/$defs/group"},"else":{"$ref":"#/$defs/field"}}},"group":{"type":"object","additionalProperties":false,"required":["type","x-component","properties"],"properties":{"type":{"const":"void"},"title":{"$ref":"#/$defs/text"},"description":{"$ref":"#/$defs/text"},"x-visible":{"$ref":"#/$defs/condition"},"x-component":{"enum":["Section","PhoneNumber"]},"properties":{"$ref":"#/$defs/properties"}}},"field":{"type":"object","additionalProperties":false,"required":["type","title","x-decorator","x-component"],"properties":{"type":{"enum":["string","number","integer","boolean","array"]},"title":{"$ref":"#/$defs/text"},"description":{"$ref":"#/$defs/text"},"required":{"type":"boolean"},"minLength":{"type":"integer","minimum":0,"maximum":2000},"maxLength":{"type":"integer","minimum":1,"maximum":2000},"minItems":{"type":"integer","minimum":0,"maximum":100},"maxItems":{"type":"integer","minimum":1,"maximum":100},"minimum":{"type":"number"},"maximum":{"type":"number"},"pattern":{"type":"string","minLength":1,"maxLength":100},"enum":{"type":"array","minItems":1,"maxItems":300,"items":{"$ref":"#/$defs/option"}},"x-core":{"type":"boolean"},"x-virtual":{"type":"boolean"},"x-visible":{"$ref":"#/$defs/condition"},"x-validator":{"enum":["email","newsletterEmail","mainlandMobile","internationalMobile","dialCode","countryCode","idCard","digits","boothNumber","personName","companyName","website","passport","birthDate","laterDate"]},"x-decorator":{"const":"FormItem"},"x-decorator-props":{"type":"object","additionalProperties":false,"properties":{"look":{"enum":["field","half","question"]}}},"x-component":{"enum":["Input","TextArea","Select","CheckboxTiles","RadioTiles","ChipGroups","CountrySelect","DialCode","RegionSelect","EmailCode","Consent"]},"x-component-props":{"$ref":"#/$defs/componentProps"}},"allOf":[{"if":{"required":["x-component"],"properties":{"x-component":{"enum":["Select","RadioTiles"]}}},"then":{"required":["enum"],"properties":{"type":{"const":"string"}}}},{"if":{"required":["x-component"],"properties":{"x-component":{"enum":["CheckboxTiles","ChipGroups"]}}},"then":{"required":["enum"],"properties":{"type":{"const":"array"}}}},{"if":{"required":["x-component"],"properties":{"x-component":{"enum":["ChipGroups"]}}},"then":{"properties":{"enum":{"items":{"required":["theme"]}}}}},{"if":{"required":["x-component"],"properties":{"x-component":{"enum":["Input"]}}},"then":{"properties":{"type":{"enum":["string","number","integer"]}}}},{"if":{"required":["x-component"],"properties":{"x-component":{"enum":["TextArea","CountrySelect","DialCode","RegionSelect","EmailCode"]}}},"then":{"properties":{"type":{"const":"string"}}}},{"if":{"required":["x-component"],"properties":{"x-component":{"enum":["EmailCode"]}}},"then":{"required":["x-virtual","x-component-props"],"properties":{"x-virtual":{"const":true},"x-component-props":{"required":["emailField"]}}}},{"if":{"required":["x-component"],"properties":{"x-component":{"enum":["Consent"]}}},"then":{"required":["x-component-props"],"properties":{"type":{"const":"boolean"},"x-component-props":{"required":["text"]}}}}]},"componentProps":{"type":"object","additionalProperties":false,"properties":{"placeholder":{"$ref":"#/$defs/text"},"autoComplete":{"type":"string","pattern":"^[a-z][a-z0-9 -]{0,39}$"},"inputMode":{"enum":["text","email","tel","url","numeric","decimal"]},"rows":{"type":"integer","minimum":2,"maximum":20},"emailField":{"$ref":"#/$defs/name"},"countryField":{"$ref":"#/$defs/name"},"parentField":{"$ref":"#/$defs/name"},"text":{"$ref":"#/$defs/text"}}},"option":{"type":"object","additionalProperties":false,"required":["value","label"],"properties":{"value":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9-]{0,39}$"},"label":{"$ref":"#/$defs/text"},"theme":{"type":"integer","minimum":1,"maximum":5}}}}};
const func1 = (text) => [...text].length;
const pattern3 = new RegExp("^[a-z][a-z0-9-]{1,39}$", "u");
const pattern5 = new RegExp("^[a-zA-Z]+\\.[a-zA-Z0-9]+$", "u");
const schema20 = {"type":"object","additionalProperties":false,"required":["zh-cn","en","ru","zh-tw","ja"],"properties":{"zh-cn":{"$ref":"#/$defs/words"},"en":{"$ref":"#/$defs/words"},"ru":{"$ref":"#/$defs/words"},"zh-tw":{"$ref":"#/$defs/words"},"ja":{"$ref":"#/$defs/words"}}};
const schema21 = {"type":"string","minLength":1,"maxLength":1000,"pattern":"\\S"};
const pattern4 = new RegExp("\\S", "u");

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate54.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 1000){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters",schema:1000,parentSchema:schema21,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func1(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema21,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!pattern4.test(data)){
const err2 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema21,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema21.type,parentSchema:schema21,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate53.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["zh-cn"] === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "zh-cn"},message:"must have required property '"+"zh-cn"+"'",schema:schema20.required,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.en === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "en"},message:"must have required property '"+"en"+"'",schema:schema20.required,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.ru === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ru"},message:"must have required property '"+"ru"+"'",schema:schema20.required,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data["zh-tw"] === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "zh-tw"},message:"must have required property '"+"zh-tw"+"'",schema:schema20.required,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.ja === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ja"},message:"must have required property '"+"ja"+"'",schema:schema20.required,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "zh-cn") || (key0 === "en")) || (key0 === "ru")) || (key0 === "zh-tw")) || (key0 === "ja"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data["zh-cn"] !== undefined){
if(!(validate54(data["zh-cn"], {instancePath:instancePath+"/zh-cn",parentData:data,parentDataProperty:"zh-cn",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
if(data.en !== undefined){
if(!(validate54(data.en, {instancePath:instancePath+"/en",parentData:data,parentDataProperty:"en",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
if(data.ru !== undefined){
if(!(validate54(data.ru, {instancePath:instancePath+"/ru",parentData:data,parentDataProperty:"ru",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
if(data["zh-tw"] !== undefined){
if(!(validate54(data["zh-tw"], {instancePath:instancePath+"/zh-tw",parentData:data,parentDataProperty:"zh-tw",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
if(data.ja !== undefined){
if(!(validate54(data.ja, {instancePath:instancePath+"/ja",parentData:data,parentDataProperty:"ja",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema20.type,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema22 = {"type":"object","minProperties":1,"maxProperties":200,"propertyNames":{"$ref":"#/$defs/name"},"additionalProperties":{"type":"object","required":["type"],"if":{"properties":{"type":{"const":"void"}}},"then":{"$ref":"#/$defs/group"},"else":{"$ref":"#/$defs/field"}}};
const schema23 = {"type":"string","pattern":"^[a-z][A-Za-z0-9]{0,39}$"};
const pattern6 = new RegExp("^[a-z][A-Za-z0-9]{0,39}$", "u");

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate65.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern6.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9]{0,39}$",parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema23.type,parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema24 = {"type":"object","additionalProperties":false,"required":["type","x-component","properties"],"properties":{"type":{"const":"void"},"title":{"$ref":"#/$defs/text"},"description":{"$ref":"#/$defs/text"},"x-visible":{"$ref":"#/$defs/condition"},"x-component":{"enum":["Section","PhoneNumber"]},"properties":{"$ref":"#/$defs/properties"}}};
const schema25 = {"type":"string","minLength":1,"maxLength":500};

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate70.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 500){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func1(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema25.type,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate70.errors = vErrors;
return errors === 0;
}
validate70.evaluated = {"dynamicProps":false,"dynamicItems":false};

const wrapper0 = {validate: validate64};

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate67.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema24.required,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data["x-component"] === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "x-component"},message:"must have required property '"+"x-component"+"'",schema:schema24.required,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.properties === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "properties"},message:"must have required property '"+"properties"+"'",schema:schema24.required,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "type") || (key0 === "title")) || (key0 === "description")) || (key0 === "x-visible")) || (key0 === "x-component")) || (key0 === "properties"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("void" !== data0){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "void"},message:"must be equal to constant",schema:"void",parentSchema:schema24.properties.type,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.title !== undefined){
if(!(validate53(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate53(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data["x-visible"] !== undefined){
if(!(validate70(data["x-visible"], {instancePath:instancePath+"/x-visible",parentData:data,parentDataProperty:"x-visible",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
}
if(data["x-component"] !== undefined){
let data4 = data["x-component"];
if(!((data4 === "Section") || (data4 === "PhoneNumber"))){
const err5 = {instancePath:instancePath+"/x-component",schemaPath:"#/properties/x-component/enum",keyword:"enum",params:{allowedValues: schema24.properties["x-component"].enum},message:"must be equal to one of the allowed values",schema:schema24.properties["x-component"].enum,parentSchema:schema24.properties["x-component"],data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.properties !== undefined){
if(!(wrapper0.validate(data.properties, {instancePath:instancePath+"/properties",parentData:data,parentDataProperty:"properties",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema24.type,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema26 = {"type":"object","additionalProperties":false,"required":["type","title","x-decorator","x-component"],"properties":{"type":{"enum":["string","number","integer","boolean","array"]},"title":{"$ref":"#/$defs/text"},"description":{"$ref":"#/$defs/text"},"required":{"type":"boolean"},"minLength":{"type":"integer","minimum":0,"maximum":2000},"maxLength":{"type":"integer","minimum":1,"maximum":2000},"minItems":{"type":"integer","minimum":0,"maximum":100},"maxItems":{"type":"integer","minimum":1,"maximum":100},"minimum":{"type":"number"},"maximum":{"type":"number"},"pattern":{"type":"string","minLength":1,"maxLength":100},"enum":{"type":"array","minItems":1,"maxItems":300,"items":{"$ref":"#/$defs/option"}},"x-core":{"type":"boolean"},"x-virtual":{"type":"boolean"},"x-visible":{"$ref":"#/$defs/condition"},"x-validator":{"enum":["email","newsletterEmail","mainlandMobile","internationalMobile","dialCode","countryCode","idCard","digits","boothNumber","personName","companyName","website","passport","birthDate","laterDate"]},"x-decorator":{"const":"FormItem"},"x-decorator-props":{"type":"object","additionalProperties":false,"properties":{"look":{"enum":["field","half","question"]}}},"x-component":{"enum":["Input","TextArea","Select","CheckboxTiles","RadioTiles","ChipGroups","CountrySelect","DialCode","RegionSelect","EmailCode","Consent"]},"x-component-props":{"$ref":"#/$defs/componentProps"}},"allOf":[{"if":{"required":["x-component"],"properties":{"x-component":{"enum":["Select","RadioTiles"]}}},"then":{"required":["enum"],"properties":{"type":{"const":"string"}}}},{"if":{"required":["x-component"],"properties":{"x-component":{"enum":["CheckboxTiles","ChipGroups"]}}},"then":{"required":["enum"],"properties":{"type":{"const":"array"}}}},{"if":{"required":["x-component"],"properties":{"x-component":{"enum":["ChipGroups"]}}},"then":{"properties":{"enum":{"items":{"required":["theme"]}}}}},{"if":{"required":["x-component"],"properties":{"x-component":{"enum":["Input"]}}},"then":{"properties":{"type":{"enum":["string","number","integer"]}}}},{"if":{"required":["x-component"],"properties":{"x-component":{"enum":["TextArea","CountrySelect","DialCode","RegionSelect","EmailCode"]}}},"then":{"properties":{"type":{"const":"string"}}}},{"if":{"required":["x-component"],"properties":{"x-component":{"enum":["EmailCode"]}}},"then":{"required":["x-virtual","x-component-props"],"properties":{"x-virtual":{"const":true},"x-component-props":{"required":["emailField"]}}}},{"if":{"required":["x-component"],"properties":{"x-component":{"enum":["Consent"]}}},"then":{"required":["x-component-props"],"properties":{"type":{"const":"boolean"},"x-component-props":{"required":["text"]}}}}]};
const func7 = Object.prototype.hasOwnProperty;
const schema27 = {"type":"object","additionalProperties":false,"required":["value","label"],"properties":{"value":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9-]{0,39}$"},"label":{"$ref":"#/$defs/text"},"theme":{"type":"integer","minimum":1,"maximum":5}}};
const pattern7 = new RegExp("^[A-Za-z0-9][A-Za-z0-9-]{0,39}$", "u");

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate76.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'",schema:schema27.required,parentSchema:schema27,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.label === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'",schema:schema27.required,parentSchema:schema27,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "value") || (key0 === "label")) || (key0 === "theme"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema27,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.value !== undefined){
let data0 = data.value;
if(typeof data0 === "string"){
if(!pattern7.test(data0)){
const err3 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9-]{0,39}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9-]{0,39}$"+"\"",schema:"^[A-Za-z0-9][A-Za-z0-9-]{0,39}$",parentSchema:schema27.properties.value,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema27.properties.value.type,parentSchema:schema27.properties.value,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.label !== undefined){
if(!(validate53(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.theme !== undefined){
let data2 = data.theme;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err5 = {instancePath:instancePath+"/theme",schemaPath:"#/properties/theme/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema27.properties.theme.type,parentSchema:schema27.properties.theme,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 5 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/theme",schemaPath:"#/properties/theme/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5},message:"must be <= 5",schema:5,parentSchema:schema27.properties.theme,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/theme",schemaPath:"#/properties/theme/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema27.properties.theme,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema27.type,parentSchema:schema27,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate76.errors = vErrors;
return errors === 0;
}
validate76.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema28 = {"type":"object","additionalProperties":false,"properties":{"placeholder":{"$ref":"#/$defs/text"},"autoComplete":{"type":"string","pattern":"^[a-z][a-z0-9 -]{0,39}$"},"inputMode":{"enum":["text","email","tel","url","numeric","decimal"]},"rows":{"type":"integer","minimum":2,"maximum":20},"emailField":{"$ref":"#/$defs/name"},"countryField":{"$ref":"#/$defs/name"},"parentField":{"$ref":"#/$defs/name"},"text":{"$ref":"#/$defs/text"}}};
const pattern8 = new RegExp("^[a-z][a-z0-9 -]{0,39}$", "u");

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate80.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((((key0 === "placeholder") || (key0 === "autoComplete")) || (key0 === "inputMode")) || (key0 === "rows")) || (key0 === "emailField")) || (key0 === "countryField")) || (key0 === "parentField")) || (key0 === "text"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.placeholder !== undefined){
if(!(validate53(data.placeholder, {instancePath:instancePath+"/placeholder",parentData:data,parentDataProperty:"placeholder",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.autoComplete !== undefined){
let data1 = data.autoComplete;
if(typeof data1 === "string"){
if(!pattern8.test(data1)){
const err1 = {instancePath:instancePath+"/autoComplete",schemaPath:"#/properties/autoComplete/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9 -]{0,39}$"},message:"must match pattern \""+"^[a-z][a-z0-9 -]{0,39}$"+"\"",schema:"^[a-z][a-z0-9 -]{0,39}$",parentSchema:schema28.properties.autoComplete,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/autoComplete",schemaPath:"#/properties/autoComplete/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema28.properties.autoComplete.type,parentSchema:schema28.properties.autoComplete,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.inputMode !== undefined){
let data2 = data.inputMode;
if(!((((((data2 === "text") || (data2 === "email")) || (data2 === "tel")) || (data2 === "url")) || (data2 === "numeric")) || (data2 === "decimal"))){
const err3 = {instancePath:instancePath+"/inputMode",schemaPath:"#/properties/inputMode/enum",keyword:"enum",params:{allowedValues: schema28.properties.inputMode.enum},message:"must be equal to one of the allowed values",schema:schema28.properties.inputMode.enum,parentSchema:schema28.properties.inputMode,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.rows !== undefined){
let data3 = data.rows;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err4 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema28.properties.rows.type,parentSchema:schema28.properties.rows,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 20 || isNaN(data3)){
const err5 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20",schema:20,parentSchema:schema28.properties.rows,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data3 < 2 || isNaN(data3)){
const err6 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2},message:"must be >= 2",schema:2,parentSchema:schema28.properties.rows,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.emailField !== undefined){
if(!(validate65(data.emailField, {instancePath:instancePath+"/emailField",parentData:data,parentDataProperty:"emailField",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
}
if(data.countryField !== undefined){
if(!(validate65(data.countryField, {instancePath:instancePath+"/countryField",parentData:data,parentDataProperty:"countryField",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
}
if(data.parentField !== undefined){
if(!(validate65(data.parentField, {instancePath:instancePath+"/parentField",parentData:data,parentDataProperty:"parentField",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined){
if(!(validate53(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema28.type,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate80.errors = vErrors;
return errors === 0;
}
validate80.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate73.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data["x-component"] === undefined) && (missing0 = "x-component")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data["x-component"] !== undefined){
let data0 = data["x-component"];
if(!((data0 === "Select") || (data0 === "RadioTiles"))){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.enum === undefined){
const err2 = {instancePath,schemaPath:"#/allOf/0/then/required",keyword:"required",params:{missingProperty: "enum"},message:"must have required property '"+"enum"+"'",schema:schema26.allOf[0].then.required,parentSchema:schema26.allOf[0].then,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.type !== undefined){
let data1 = data.type;
if("string" !== data1){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/allOf/0/then/properties/type/const",keyword:"const",params:{allowedValue: "string"},message:"must be equal to constant",schema:"string",parentSchema:schema26.allOf[0].then.properties.type,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.type = true;
props0["x-component"] = true;
}
}
if(!valid1){
const err4 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema26.allOf[0].if,parentSchema:schema26.allOf[0],data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const _errs8 = errors;
let valid4 = true;
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data["x-component"] === undefined) && (missing1 = "x-component")){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
if(data["x-component"] !== undefined){
let data2 = data["x-component"];
if(!((data2 === "CheckboxTiles") || (data2 === "ChipGroups"))){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
var _valid1 = _errs9 === errors;
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs11 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.enum === undefined){
const err7 = {instancePath,schemaPath:"#/allOf/1/then/required",keyword:"required",params:{missingProperty: "enum"},message:"must have required property '"+"enum"+"'",schema:schema26.allOf[1].then.required,parentSchema:schema26.allOf[1].then,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.type !== undefined){
let data3 = data.type;
if("array" !== data3){
const err8 = {instancePath:instancePath+"/type",schemaPath:"#/allOf/1/then/properties/type/const",keyword:"const",params:{allowedValue: "array"},message:"must be equal to constant",schema:"array",parentSchema:schema26.allOf[1].then.properties.type,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
var _valid1 = _errs11 === errors;
valid4 = _valid1;
if(valid4){
var props1 = {};
props1.type = true;
props1["x-component"] = true;
}
}
if(!valid4){
const err9 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema26.allOf[1].if,parentSchema:schema26.allOf[1],data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(props0 !== true && props1 !== undefined){
if(props1 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props1);
}
}
const _errs14 = errors;
let valid7 = true;
const _errs15 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data["x-component"] === undefined) && (missing2 = "x-component")){
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
else {
if(data["x-component"] !== undefined){
if(!(data["x-component"] === "ChipGroups")){
const err11 = {};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
}
var _valid2 = _errs15 === errors;
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs17 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.enum !== undefined){
let data5 = data.enum;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.theme === undefined){
const err12 = {instancePath:instancePath+"/enum/" + i0,schemaPath:"#/allOf/2/then/properties/enum/items/required",keyword:"required",params:{missingProperty: "theme"},message:"must have required property '"+"theme"+"'",schema:schema26.allOf[2].then.properties.enum.items.required,parentSchema:schema26.allOf[2].then.properties.enum.items,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
}
}
}
var _valid2 = _errs17 === errors;
valid7 = _valid2;
if(valid7){
var props2 = {};
props2.enum = true;
props2["x-component"] = true;
}
}
if(!valid7){
const err13 = {instancePath,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema26.allOf[2].if,parentSchema:schema26.allOf[2],data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(props0 !== true && props2 !== undefined){
if(props2 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props2);
}
}
const _errs21 = errors;
let valid12 = true;
const _errs22 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data["x-component"] === undefined) && (missing3 = "x-component")){
const err14 = {};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
else {
if(data["x-component"] !== undefined){
if(!(data["x-component"] === "Input")){
const err15 = {};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
}
var _valid3 = _errs22 === errors;
errors = _errs21;
if(vErrors !== null){
if(_errs21){
vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs24 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
let data8 = data.type;
if(!(((data8 === "string") || (data8 === "number")) || (data8 === "integer"))){
const err16 = {instancePath:instancePath+"/type",schemaPath:"#/allOf/3/then/properties/type/enum",keyword:"enum",params:{allowedValues: schema26.allOf[3].then.properties.type.enum},message:"must be equal to one of the allowed values",schema:schema26.allOf[3].then.properties.type.enum,parentSchema:schema26.allOf[3].then.properties.type,data:data8};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
var _valid3 = _errs24 === errors;
valid12 = _valid3;
if(valid12){
var props3 = {};
props3.type = true;
props3["x-component"] = true;
}
}
if(!valid12){
const err17 = {instancePath,schemaPath:"#/allOf/3/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema26.allOf[3].if,parentSchema:schema26.allOf[3],data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(props0 !== true && props3 !== undefined){
if(props3 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props3);
}
}
const _errs27 = errors;
let valid15 = true;
const _errs28 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((data["x-component"] === undefined) && (missing4 = "x-component")){
const err18 = {};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
else {
if(data["x-component"] !== undefined){
let data9 = data["x-component"];
if(!(((((data9 === "TextArea") || (data9 === "CountrySelect")) || (data9 === "DialCode")) || (data9 === "RegionSelect")) || (data9 === "EmailCode"))){
const err19 = {};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
}
var _valid4 = _errs28 === errors;
errors = _errs27;
if(vErrors !== null){
if(_errs27){
vErrors.length = _errs27;
}
else {
vErrors = null;
}
}
if(_valid4){
const _errs30 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
let data10 = data.type;
if("string" !== data10){
const err20 = {instancePath:instancePath+"/type",schemaPath:"#/allOf/4/then/properties/type/const",keyword:"const",params:{allowedValue: "string"},message:"must be equal to constant",schema:"string",parentSchema:schema26.allOf[4].then.properties.type,data:data10};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
var _valid4 = _errs30 === errors;
valid15 = _valid4;
if(valid15){
var props4 = {};
props4.type = true;
props4["x-component"] = true;
}
}
if(!valid15){
const err21 = {instancePath,schemaPath:"#/allOf/4/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema26.allOf[4].if,parentSchema:schema26.allOf[4],data};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(props0 !== true && props4 !== undefined){
if(props4 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props4);
}
}
const _errs33 = errors;
let valid18 = true;
const _errs34 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if((data["x-component"] === undefined) && (missing5 = "x-component")){
const err22 = {};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
else {
if(data["x-component"] !== undefined){
if(!(data["x-component"] === "EmailCode")){
const err23 = {};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
}
var _valid5 = _errs34 === errors;
errors = _errs33;
if(vErrors !== null){
if(_errs33){
vErrors.length = _errs33;
}
else {
vErrors = null;
}
}
if(_valid5){
const _errs36 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["x-virtual"] === undefined){
const err24 = {instancePath,schemaPath:"#/allOf/5/then/required",keyword:"required",params:{missingProperty: "x-virtual"},message:"must have required property '"+"x-virtual"+"'",schema:schema26.allOf[5].then.required,parentSchema:schema26.allOf[5].then,data};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data["x-component-props"] === undefined){
const err25 = {instancePath,schemaPath:"#/allOf/5/then/required",keyword:"required",params:{missingProperty: "x-component-props"},message:"must have required property '"+"x-component-props"+"'",schema:schema26.allOf[5].then.required,parentSchema:schema26.allOf[5].then,data};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data["x-virtual"] !== undefined){
let data12 = data["x-virtual"];
if(true !== data12){
const err26 = {instancePath:instancePath+"/x-virtual",schemaPath:"#/allOf/5/then/properties/x-virtual/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant",schema:true,parentSchema:schema26.allOf[5].then.properties["x-virtual"],data:data12};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data["x-component-props"] !== undefined){
let data13 = data["x-component-props"];
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.emailField === undefined){
const err27 = {instancePath:instancePath+"/x-component-props",schemaPath:"#/allOf/5/then/properties/x-component-props/required",keyword:"required",params:{missingProperty: "emailField"},message:"must have required property '"+"emailField"+"'",schema:schema26.allOf[5].then.properties["x-component-props"].required,parentSchema:schema26.allOf[5].then.properties["x-component-props"],data:data13};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
}
var _valid5 = _errs36 === errors;
valid18 = _valid5;
if(valid18){
var props5 = {};
props5["x-virtual"] = true;
props5["x-component-props"] = true;
props5["x-component"] = true;
}
}
if(!valid18){
const err28 = {instancePath,schemaPath:"#/allOf/5/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema26.allOf[5].if,parentSchema:schema26.allOf[5],data};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(props0 !== true && props5 !== undefined){
if(props5 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props5);
}
}
const _errs40 = errors;
let valid21 = true;
const _errs41 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing6;
if((data["x-component"] === undefined) && (missing6 = "x-component")){
const err29 = {};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
else {
if(data["x-component"] !== undefined){
if(!(data["x-component"] === "Consent")){
const err30 = {};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
}
var _valid6 = _errs41 === errors;
errors = _errs40;
if(vErrors !== null){
if(_errs40){
vErrors.length = _errs40;
}
else {
vErrors = null;
}
}
if(_valid6){
const _errs43 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["x-component-props"] === undefined){
const err31 = {instancePath,schemaPath:"#/allOf/6/then/required",keyword:"required",params:{missingProperty: "x-component-props"},message:"must have required property '"+"x-component-props"+"'",schema:schema26.allOf[6].then.required,parentSchema:schema26.allOf[6].then,data};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data.type !== undefined){
let data15 = data.type;
if("boolean" !== data15){
const err32 = {instancePath:instancePath+"/type",schemaPath:"#/allOf/6/then/properties/type/const",keyword:"const",params:{allowedValue: "boolean"},message:"must be equal to constant",schema:"boolean",parentSchema:schema26.allOf[6].then.properties.type,data:data15};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data["x-component-props"] !== undefined){
let data16 = data["x-component-props"];
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.text === undefined){
const err33 = {instancePath:instancePath+"/x-component-props",schemaPath:"#/allOf/6/then/properties/x-component-props/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'",schema:schema26.allOf[6].then.properties["x-component-props"].required,parentSchema:schema26.allOf[6].then.properties["x-component-props"],data:data16};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
}
var _valid6 = _errs43 === errors;
valid21 = _valid6;
if(valid21){
var props6 = {};
props6.type = true;
props6["x-component-props"] = true;
props6["x-component"] = true;
}
}
if(!valid21){
const err34 = {instancePath,schemaPath:"#/allOf/6/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema26.allOf[6].if,parentSchema:schema26.allOf[6],data};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(props0 !== true && props6 !== undefined){
if(props6 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props6);
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err35 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema26.required,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data.title === undefined){
const err36 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema26.required,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data["x-decorator"] === undefined){
const err37 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "x-decorator"},message:"must have required property '"+"x-decorator"+"'",schema:schema26.required,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data["x-component"] === undefined){
const err38 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "x-component"},message:"must have required property '"+"x-component"+"'",schema:schema26.required,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
for(const key0 in data){
if(!(func7.call(schema26.properties, key0))){
const err39 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.type !== undefined){
let data17 = data.type;
if(!(((((data17 === "string") || (data17 === "number")) || (data17 === "integer")) || (data17 === "boolean")) || (data17 === "array"))){
const err40 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema26.properties.type.enum},message:"must be equal to one of the allowed values",schema:schema26.properties.type.enum,parentSchema:schema26.properties.type,data:data17};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.title !== undefined){
if(!(validate53(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate53(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.required !== undefined){
let data20 = data.required;
if(typeof data20 !== "boolean"){
const err41 = {instancePath:instancePath+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema26.properties.required.type,parentSchema:schema26.properties.required,data:data20};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.minLength !== undefined){
let data21 = data.minLength;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err42 = {instancePath:instancePath+"/minLength",schemaPath:"#/properties/minLength/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema26.properties.minLength.type,parentSchema:schema26.properties.minLength,data:data21};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 > 2000 || isNaN(data21)){
const err43 = {instancePath:instancePath+"/minLength",schemaPath:"#/properties/minLength/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2000},message:"must be <= 2000",schema:2000,parentSchema:schema26.properties.minLength,data:data21};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data21 < 0 || isNaN(data21)){
const err44 = {instancePath:instancePath+"/minLength",schemaPath:"#/properties/minLength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema26.properties.minLength,data:data21};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
if(data.maxLength !== undefined){
let data22 = data.maxLength;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
const err45 = {instancePath:instancePath+"/maxLength",schemaPath:"#/properties/maxLength/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema26.properties.maxLength.type,parentSchema:schema26.properties.maxLength,data:data22};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 > 2000 || isNaN(data22)){
const err46 = {instancePath:instancePath+"/maxLength",schemaPath:"#/properties/maxLength/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2000},message:"must be <= 2000",schema:2000,parentSchema:schema26.properties.maxLength,data:data22};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data22 < 1 || isNaN(data22)){
const err47 = {instancePath:instancePath+"/maxLength",schemaPath:"#/properties/maxLength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema26.properties.maxLength,data:data22};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
if(data.minItems !== undefined){
let data23 = data.minItems;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
const err48 = {instancePath:instancePath+"/minItems",schemaPath:"#/properties/minItems/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema26.properties.minItems.type,parentSchema:schema26.properties.minItems,data:data23};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 > 100 || isNaN(data23)){
const err49 = {instancePath:instancePath+"/minItems",schemaPath:"#/properties/minItems/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100",schema:100,parentSchema:schema26.properties.minItems,data:data23};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data23 < 0 || isNaN(data23)){
const err50 = {instancePath:instancePath+"/minItems",schemaPath:"#/properties/minItems/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema26.properties.minItems,data:data23};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
if(data.maxItems !== undefined){
let data24 = data.maxItems;
if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){
const err51 = {instancePath:instancePath+"/maxItems",schemaPath:"#/properties/maxItems/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema26.properties.maxItems.type,parentSchema:schema26.properties.maxItems,data:data24};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 > 100 || isNaN(data24)){
const err52 = {instancePath:instancePath+"/maxItems",schemaPath:"#/properties/maxItems/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100",schema:100,parentSchema:schema26.properties.maxItems,data:data24};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data24 < 1 || isNaN(data24)){
const err53 = {instancePath:instancePath+"/maxItems",schemaPath:"#/properties/maxItems/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema26.properties.maxItems,data:data24};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
if(data.minimum !== undefined){
let data25 = data.minimum;
if(!((typeof data25 == "number") && (isFinite(data25)))){
const err54 = {instancePath:instancePath+"/minimum",schemaPath:"#/properties/minimum/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema26.properties.minimum.type,parentSchema:schema26.properties.minimum,data:data25};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data.maximum !== undefined){
let data26 = data.maximum;
if(!((typeof data26 == "number") && (isFinite(data26)))){
const err55 = {instancePath:instancePath+"/maximum",schemaPath:"#/properties/maximum/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema26.properties.maximum.type,parentSchema:schema26.properties.maximum,data:data26};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data.pattern !== undefined){
let data27 = data.pattern;
if(typeof data27 === "string"){
if(func1(data27) > 100){
const err56 = {instancePath:instancePath+"/pattern",schemaPath:"#/properties/pattern/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",schema:100,parentSchema:schema26.properties.pattern,data:data27};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(func1(data27) < 1){
const err57 = {instancePath:instancePath+"/pattern",schemaPath:"#/properties/pattern/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema26.properties.pattern,data:data27};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
else {
const err58 = {instancePath:instancePath+"/pattern",schemaPath:"#/properties/pattern/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema26.properties.pattern.type,parentSchema:schema26.properties.pattern,data:data27};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data.enum !== undefined){
let data28 = data.enum;
if(Array.isArray(data28)){
if(data28.length > 300){
const err59 = {instancePath:instancePath+"/enum",schemaPath:"#/properties/enum/maxItems",keyword:"maxItems",params:{limit: 300},message:"must NOT have more than 300 items",schema:300,parentSchema:schema26.properties.enum,data:data28};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data28.length < 1){
const err60 = {instancePath:instancePath+"/enum",schemaPath:"#/properties/enum/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema26.properties.enum,data:data28};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
const len1 = data28.length;
for(let i1=0; i1<len1; i1++){
if(!(validate76(data28[i1], {instancePath:instancePath+"/enum/" + i1,parentData:data28,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
}
}
else {
const err61 = {instancePath:instancePath+"/enum",schemaPath:"#/properties/enum/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema26.properties.enum.type,parentSchema:schema26.properties.enum,data:data28};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data["x-core"] !== undefined){
let data30 = data["x-core"];
if(typeof data30 !== "boolean"){
const err62 = {instancePath:instancePath+"/x-core",schemaPath:"#/properties/x-core/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema26.properties["x-core"].type,parentSchema:schema26.properties["x-core"],data:data30};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data["x-virtual"] !== undefined){
let data31 = data["x-virtual"];
if(typeof data31 !== "boolean"){
const err63 = {instancePath:instancePath+"/x-virtual",schemaPath:"#/properties/x-virtual/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema26.properties["x-virtual"].type,parentSchema:schema26.properties["x-virtual"],data:data31};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data["x-visible"] !== undefined){
if(!(validate70(data["x-visible"], {instancePath:instancePath+"/x-visible",parentData:data,parentDataProperty:"x-visible",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
}
if(data["x-validator"] !== undefined){
let data33 = data["x-validator"];
if(!(((((((((((((((data33 === "email") || (data33 === "newsletterEmail")) || (data33 === "mainlandMobile")) || (data33 === "internationalMobile")) || (data33 === "dialCode")) || (data33 === "countryCode")) || (data33 === "idCard")) || (data33 === "digits")) || (data33 === "boothNumber")) || (data33 === "personName")) || (data33 === "companyName")) || (data33 === "website")) || (data33 === "passport")) || (data33 === "birthDate")) || (data33 === "laterDate"))){
const err64 = {instancePath:instancePath+"/x-validator",schemaPath:"#/properties/x-validator/enum",keyword:"enum",params:{allowedValues: schema26.properties["x-validator"].enum},message:"must be equal to one of the allowed values",schema:schema26.properties["x-validator"].enum,parentSchema:schema26.properties["x-validator"],data:data33};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data["x-decorator"] !== undefined){
let data34 = data["x-decorator"];
if("FormItem" !== data34){
const err65 = {instancePath:instancePath+"/x-decorator",schemaPath:"#/properties/x-decorator/const",keyword:"const",params:{allowedValue: "FormItem"},message:"must be equal to constant",schema:"FormItem",parentSchema:schema26.properties["x-decorator"],data:data34};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data["x-decorator-props"] !== undefined){
let data35 = data["x-decorator-props"];
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
for(const key1 in data35){
if(!(key1 === "look")){
const err66 = {instancePath:instancePath+"/x-decorator-props",schemaPath:"#/properties/x-decorator-props/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema26.properties["x-decorator-props"],data:data35};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data35.look !== undefined){
let data36 = data35.look;
if(!(((data36 === "field") || (data36 === "half")) || (data36 === "question"))){
const err67 = {instancePath:instancePath+"/x-decorator-props/look",schemaPath:"#/properties/x-decorator-props/properties/look/enum",keyword:"enum",params:{allowedValues: schema26.properties["x-decorator-props"].properties.look.enum},message:"must be equal to one of the allowed values",schema:schema26.properties["x-decorator-props"].properties.look.enum,parentSchema:schema26.properties["x-decorator-props"].properties.look,data:data36};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
}
else {
const err68 = {instancePath:instancePath+"/x-decorator-props",schemaPath:"#/properties/x-decorator-props/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema26.properties["x-decorator-props"].type,parentSchema:schema26.properties["x-decorator-props"],data:data35};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data["x-component"] !== undefined){
let data37 = data["x-component"];
if(!(((((((((((data37 === "Input") || (data37 === "TextArea")) || (data37 === "Select")) || (data37 === "CheckboxTiles")) || (data37 === "RadioTiles")) || (data37 === "ChipGroups")) || (data37 === "CountrySelect")) || (data37 === "DialCode")) || (data37 === "RegionSelect")) || (data37 === "EmailCode")) || (data37 === "Consent"))){
const err69 = {instancePath:instancePath+"/x-component",schemaPath:"#/properties/x-component/enum",keyword:"enum",params:{allowedValues: schema26.properties["x-component"].enum},message:"must be equal to one of the allowed values",schema:schema26.properties["x-component"].enum,parentSchema:schema26.properties["x-component"],data:data37};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data["x-component-props"] !== undefined){
if(!(validate80(data["x-component-props"], {instancePath:instancePath+"/x-component-props",parentData:data,parentDataProperty:"x-component-props",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
}
}
else {
const err70 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema26.type,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
validate73.errors = vErrors;
return errors === 0;
}
validate73.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate64.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 200){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 200},message:"must NOT have more than 200 properties",schema:200,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Object.keys(data).length < 1){
const err1 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
const _errs1 = errors;
if(!(validate65(key0, {instancePath,parentData:data,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
const err2 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid",schema:schema22.propertyNames,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
for(const key1 in data){
let data0 = data[key1];
const _errs5 = errors;
let valid2 = true;
const _errs6 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.type !== undefined){
if("void" !== data0.type){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
var _valid0 = _errs6 === errors;
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs8 = errors;
if(!(validate67(data0, {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
valid2 = _valid0;
if(valid2){
var props0 = true;
}
ifClause0 = "then";
}
else {
const _errs9 = errors;
if(!(validate73(data0, {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
valid2 = _valid0;
if(valid2){
if(props0 !== true){
props0 = true;
}
}
ifClause0 = "else";
}
if(!valid2){
const err4 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema",schema:schema22.additionalProperties.if,parentSchema:schema22.additionalProperties,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.type === undefined){
const err5 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema22.additionalProperties.required,parentSchema:schema22.additionalProperties,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema22.additionalProperties.type,parentSchema:schema22.additionalProperties,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema22.type,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate64.errors = vErrors;
return errors === 0;
}
validate64.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate52.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.formId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "formId"},message:"must have required property '"+"formId"+"'",schema:schema19.required,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.version === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'",schema:schema19.required,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.title === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema19.required,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.schema === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema"},message:"must have required property '"+"schema"+"'",schema:schema19.required,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "$schema") || (key0 === "formId")) || (key0 === "version")) || (key0 === "title")) || (key0 === "intro")) || (key0 === "submit")) || (key0 === "messages")) || (key0 === "schema"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.$schema !== undefined){
let data0 = data.$schema;
if(typeof data0 === "string"){
if(func1(data0) > 100){
const err5 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",schema:100,parentSchema:schema19.properties.$schema,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.$schema.type,parentSchema:schema19.properties.$schema,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.formId !== undefined){
let data1 = data.formId;
if(typeof data1 === "string"){
if(!pattern3.test(data1)){
const err7 = {instancePath:instancePath+"/formId",schemaPath:"#/properties/formId/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{1,39}$"},message:"must match pattern \""+"^[a-z][a-z0-9-]{1,39}$"+"\"",schema:"^[a-z][a-z0-9-]{1,39}$",parentSchema:schema19.properties.formId,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/formId",schemaPath:"#/properties/formId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.formId.type,parentSchema:schema19.properties.formId,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.version !== undefined){
let data2 = data.version;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err9 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema19.properties.version.type,parentSchema:schema19.properties.version,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9999 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999},message:"must be <= 9999",schema:9999,parentSchema:schema19.properties.version,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err11 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema19.properties.version,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data.title !== undefined){
if(!(validate53(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.intro !== undefined){
if(!(validate53(data.intro, {instancePath:instancePath+"/intro",parentData:data,parentDataProperty:"intro",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.submit !== undefined){
if(!(validate53(data.submit, {instancePath:instancePath+"/submit",parentData:data,parentDataProperty:"submit",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.messages !== undefined){
let data6 = data.messages;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(Object.keys(data6).length > 100){
const err12 = {instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties",schema:100,parentSchema:schema19.properties.messages,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
for(const key1 in data6){
const _errs13 = errors;
if(typeof key1 === "string"){
if(func1(key1) > 80){
const err13 = {instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/propertyNames/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters",schema:80,parentSchema:schema19.properties.messages.propertyNames,data:key1,propertyName:key1};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!pattern5.test(key1)){
const err14 = {instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z]+\\.[a-zA-Z0-9]+$"},message:"must match pattern \""+"^[a-zA-Z]+\\.[a-zA-Z0-9]+$"+"\"",schema:"^[a-zA-Z]+\\.[a-zA-Z0-9]+$",parentSchema:schema19.properties.messages.propertyNames,data:key1,propertyName:key1};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
var valid1 = _errs13 === errors;
if(!valid1){
const err15 = {instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid",schema:schema19.properties.messages.propertyNames,parentSchema:schema19.properties.messages,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
for(const key2 in data6){
if(!(validate53(data6[key2], {instancePath:instancePath+"/messages/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data6,parentDataProperty:key2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
}
else {
const err16 = {instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema19.properties.messages.type,parentSchema:schema19.properties.messages,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.schema !== undefined){
let data8 = data.schema;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.type === undefined){
const err17 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema19.properties.schema.required,parentSchema:schema19.properties.schema,data:data8};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data8.properties === undefined){
const err18 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/required",keyword:"required",params:{missingProperty: "properties"},message:"must have required property '"+"properties"+"'",schema:schema19.properties.schema.required,parentSchema:schema19.properties.schema,data:data8};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
for(const key3 in data8){
if(!((key3 === "type") || (key3 === "properties"))){
const err19 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties",schema:false,parentSchema:schema19.properties.schema,data:data8};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data8.type !== undefined){
let data9 = data8.type;
if("object" !== data9){
const err20 = {instancePath:instancePath+"/schema/type",schemaPath:"#/properties/schema/properties/type/const",keyword:"const",params:{allowedValue: "object"},message:"must be equal to constant",schema:"object",parentSchema:schema19.properties.schema.properties.type,data:data9};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data8.properties !== undefined){
if(!(validate64(data8.properties, {instancePath:instancePath+"/schema/properties",parentData:data8,parentDataProperty:"properties",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
}
}
else {
const err21 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema19.properties.schema.type,parentSchema:schema19.properties.schema,data:data8};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema19.type,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateMigration = validate89;
const schema29 = {"type":"object","additionalProperties":false,"required":["formId","from","to","steps"],"properties":{"$schema":{"type":"string","maxLength":100},"formId":{"type":"string","pattern":"^[a-z][a-z0-9-]{1,39}$"},"from":{"type":"integer","minimum":1,"maximum":9999},"to":{"type":"integer","minimum":2,"maximum":9999},"steps":{"type":"array","minItems":1,"maxItems":200,"items":{"$ref":"#/$defs/step"}}},"$defs":{"name":{"type":"string","pattern":"^[a-z][A-Za-z0-9]{0,39}$"},"step":{"type":"object","additionalProperties":false,"properties":{"rename":{"$ref":"#/$defs/name"},"to":{"$ref":"#/$defs/name"},"mapOptions":{"$ref":"#/$defs/name"},"codes":{"type":"object","minProperties":1,"maxProperties":300,"propertyNames":{"pattern":"^[A-Za-z0-9][A-Za-z0-9-]{0,39}$"},"additionalProperties":{"type":["string","null"],"pattern":"^[A-Za-z0-9][A-Za-z0-9-]{0,39}$"}},"drop":{"$ref":"#/$defs/name"},"default":{"$ref":"#/$defs/name"},"value":{"type":["string","number","boolean","array"],"maxLength":2000,"maxItems":100,"items":{"type":"string","maxLength":40}}},"minProperties":1,"maxProperties":2,"dependentRequired":{"rename":["to"],"to":["rename"],"mapOptions":["codes"],"codes":["mapOptions"],"value":["default"]}}}};
const schema30 = {"type":"object","additionalProperties":false,"properties":{"rename":{"$ref":"#/$defs/name"},"to":{"$ref":"#/$defs/name"},"mapOptions":{"$ref":"#/$defs/name"},"codes":{"type":"object","minProperties":1,"maxProperties":300,"propertyNames":{"pattern":"^[A-Za-z0-9][A-Za-z0-9-]{0,39}$"},"additionalProperties":{"type":["string","null"],"pattern":"^[A-Za-z0-9][A-Za-z0-9-]{0,39}$"}},"drop":{"$ref":"#/$defs/name"},"default":{"$ref":"#/$defs/name"},"value":{"type":["string","number","boolean","array"],"maxLength":2000,"maxItems":100,"items":{"type":"string","maxLength":40}}},"minProperties":1,"maxProperties":2,"dependentRequired":{"rename":["to"],"to":["rename"],"mapOptions":["codes"],"codes":["mapOptions"],"value":["default"]}};
const schema31 = {"type":"string","pattern":"^[a-z][A-Za-z0-9]{0,39}$"};

function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate91.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern6.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9]{0,39}$",parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate91.errors = vErrors;
return errors === 0;
}
validate91.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate90.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 2){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 2},message:"must NOT have more than 2 properties",schema:2,parentSchema:schema30,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Object.keys(data).length < 1){
const err1 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema30,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "rename") || (key0 === "to")) || (key0 === "mapOptions")) || (key0 === "codes")) || (key0 === "drop")) || (key0 === "default")) || (key0 === "value"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema30,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.rename !== undefined){
if(!(validate91(data.rename, {instancePath:instancePath+"/rename",parentData:data,parentDataProperty:"rename",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
}
if(data.to !== undefined){
if(!(validate91(data.to, {instancePath:instancePath+"/to",parentData:data,parentDataProperty:"to",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
}
if(data.mapOptions !== undefined){
if(!(validate91(data.mapOptions, {instancePath:instancePath+"/mapOptions",parentData:data,parentDataProperty:"mapOptions",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
}
if(data.codes !== undefined){
let data3 = data.codes;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(Object.keys(data3).length > 300){
const err3 = {instancePath:instancePath+"/codes",schemaPath:"#/properties/codes/maxProperties",keyword:"maxProperties",params:{limit: 300},message:"must NOT have more than 300 properties",schema:300,parentSchema:schema30.properties.codes,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(Object.keys(data3).length < 1){
const err4 = {instancePath:instancePath+"/codes",schemaPath:"#/properties/codes/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema30.properties.codes,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key1 in data3){
const _errs7 = errors;
if(typeof key1 === "string"){
if(!pattern7.test(key1)){
const err5 = {instancePath:instancePath+"/codes",schemaPath:"#/properties/codes/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9-]{0,39}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9-]{0,39}$"+"\"",schema:"^[A-Za-z0-9][A-Za-z0-9-]{0,39}$",parentSchema:schema30.properties.codes.propertyNames,data:key1,propertyName:key1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var valid1 = _errs7 === errors;
if(!valid1){
const err6 = {instancePath:instancePath+"/codes",schemaPath:"#/properties/codes/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid",schema:schema30.properties.codes.propertyNames,parentSchema:schema30.properties.codes,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
for(const key2 in data3){
let data4 = data3[key2];
if((typeof data4 !== "string") && (data4 !== null)){
const err7 = {instancePath:instancePath+"/codes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/codes/additionalProperties/type",keyword:"type",params:{type: schema30.properties.codes.additionalProperties.type},message:"must be string,null",schema:schema30.properties.codes.additionalProperties.type,parentSchema:schema30.properties.codes.additionalProperties,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data4 === "string"){
if(!pattern7.test(data4)){
const err8 = {instancePath:instancePath+"/codes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/codes/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9-]{0,39}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9-]{0,39}$"+"\"",schema:"^[A-Za-z0-9][A-Za-z0-9-]{0,39}$",parentSchema:schema30.properties.codes.additionalProperties,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
else {
const err9 = {instancePath:instancePath+"/codes",schemaPath:"#/properties/codes/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema30.properties.codes.type,parentSchema:schema30.properties.codes,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.drop !== undefined){
if(!(validate91(data.drop, {instancePath:instancePath+"/drop",parentData:data,parentDataProperty:"drop",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
}
if(data.default !== undefined){
if(!(validate91(data.default, {instancePath:instancePath+"/default",parentData:data,parentDataProperty:"default",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
}
if(data.value !== undefined){
let data7 = data.value;
if((((typeof data7 !== "string") && (!((typeof data7 == "number") && (isFinite(data7))))) && (typeof data7 !== "boolean")) && (!(Array.isArray(data7)))){
const err10 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: schema30.properties.value.type},message:"must be string,number,boolean,array",schema:schema30.properties.value.type,parentSchema:schema30.properties.value,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data7 === "string"){
if(func1(data7) > 2000){
const err11 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters",schema:2000,parentSchema:schema30.properties.value,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(Array.isArray(data7)){
if(data7.length > 100){
const err12 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema30.properties.value,data:data7};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(typeof data8 === "string"){
if(func1(data8) > 40){
const err13 = {instancePath:instancePath+"/value/" + i0,schemaPath:"#/properties/value/items/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters",schema:40,parentSchema:schema30.properties.value.items,data:data8};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/value/" + i0,schemaPath:"#/properties/value/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema30.properties.value.items.type,parentSchema:schema30.properties.value.items,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
}
if(data.rename !== undefined){
if(data.to === undefined){
const err15 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "rename",
    missingProperty: "to",
    depsCount: 1,
    deps: "to"},message:"must have property to when property rename is present",schema:schema30.dependentRequired,parentSchema:schema30,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.to !== undefined){
if(data.rename === undefined){
const err16 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "to",
    missingProperty: "rename",
    depsCount: 1,
    deps: "rename"},message:"must have property rename when property to is present",schema:schema30.dependentRequired,parentSchema:schema30,data};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.mapOptions !== undefined){
if(data.codes === undefined){
const err17 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "mapOptions",
    missingProperty: "codes",
    depsCount: 1,
    deps: "codes"},message:"must have property codes when property mapOptions is present",schema:schema30.dependentRequired,parentSchema:schema30,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.codes !== undefined){
if(data.mapOptions === undefined){
const err18 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "codes",
    missingProperty: "mapOptions",
    depsCount: 1,
    deps: "mapOptions"},message:"must have property mapOptions when property codes is present",schema:schema30.dependentRequired,parentSchema:schema30,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.value !== undefined){
if(data.default === undefined){
const err19 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "value",
    missingProperty: "default",
    depsCount: 1,
    deps: "default"},message:"must have property default when property value is present",schema:schema30.dependentRequired,parentSchema:schema30,data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema30.type,parentSchema:schema30,data};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate90.errors = vErrors;
return errors === 0;
}
validate90.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate89.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.formId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "formId"},message:"must have required property '"+"formId"+"'",schema:schema29.required,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.from === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "from"},message:"must have required property '"+"from"+"'",schema:schema29.required,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.to === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "to"},message:"must have required property '"+"to"+"'",schema:schema29.required,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.steps === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "steps"},message:"must have required property '"+"steps"+"'",schema:schema29.required,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "$schema") || (key0 === "formId")) || (key0 === "from")) || (key0 === "to")) || (key0 === "steps"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.$schema !== undefined){
let data0 = data.$schema;
if(typeof data0 === "string"){
if(func1(data0) > 100){
const err5 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",schema:100,parentSchema:schema29.properties.$schema,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema29.properties.$schema.type,parentSchema:schema29.properties.$schema,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.formId !== undefined){
let data1 = data.formId;
if(typeof data1 === "string"){
if(!pattern3.test(data1)){
const err7 = {instancePath:instancePath+"/formId",schemaPath:"#/properties/formId/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{1,39}$"},message:"must match pattern \""+"^[a-z][a-z0-9-]{1,39}$"+"\"",schema:"^[a-z][a-z0-9-]{1,39}$",parentSchema:schema29.properties.formId,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/formId",schemaPath:"#/properties/formId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema29.properties.formId.type,parentSchema:schema29.properties.formId,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.from !== undefined){
let data2 = data.from;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err9 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema29.properties.from.type,parentSchema:schema29.properties.from,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9999 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999},message:"must be <= 9999",schema:9999,parentSchema:schema29.properties.from,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err11 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema29.properties.from,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data.to !== undefined){
let data3 = data.to;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err12 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema29.properties.to.type,parentSchema:schema29.properties.to,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9999 || isNaN(data3)){
const err13 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999},message:"must be <= 9999",schema:9999,parentSchema:schema29.properties.to,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data3 < 2 || isNaN(data3)){
const err14 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2},message:"must be >= 2",schema:2,parentSchema:schema29.properties.to,data:data3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
if(data.steps !== undefined){
let data4 = data.steps;
if(Array.isArray(data4)){
if(data4.length > 200){
const err15 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items",schema:200,parentSchema:schema29.properties.steps,data:data4};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data4.length < 1){
const err16 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema29.properties.steps,data:data4};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate90(data4[i0], {instancePath:instancePath+"/steps/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema29.properties.steps.type,parentSchema:schema29.properties.steps,data:data4};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema29.type,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate89.errors = vErrors;
return errors === 0;
}
validate89.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
